import { readSessionHint } from '../../session/hint.ts';
import { loadActions } from './load-actions.ts';

/** Returns whether someone was signed in here when last known, without the network. */
export const isLikelySignedIn = () => readSessionHint() !== null;

/**
 * Refreshes this browser's session after a link has changed the account. Returns the session's current email, or null.
 * Signed out, the database isn't loaded.
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
