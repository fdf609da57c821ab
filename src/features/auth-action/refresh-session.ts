import { readSessionHint } from '../../session/hint.ts';
import { loadActions } from './load-actions.ts';

/** Whether somebody was signed in here when it was last known, which needs no network. */
export const isLikelySignedIn = () => readSessionHint() !== null;

/**
 * What a link has changed about the account, a session in this browser should know at once. Returns the e-mail of that
 * session as the service has it now, or null. Where nobody was signed in, the database stays unloaded.
 */
export async function refreshSession(): Promise<string | null> {
  if (!isLikelySignedIn()) return null;
  const [{ startSession }, { useSession }, { refreshUser }] = await Promise.all([
    import('../../session/session.ts'),
    import('../../session/state.ts'),
    import('../../session/auth/auth.ts'),
  ]);
  startSession();
  const isKnown = () => useSession.getState().status !== 'loading';
  if (!isKnown()) {
    await new Promise<void>((resolve) => {
      const stop = useSession.subscribe(() => {
        if (!isKnown()) return;
        stop();
        resolve();
      });
    });
  }
  if (useSession.getState().status !== 'signed-in') return null;
  await refreshUser();
  return (await loadActions()).signedInEmail();
}
