import { readSessionHint } from '../../lib/session-hint.ts';

/** Whether somebody was signed in here when it was last known, which needs no network. */
export const isLikelySignedIn = () => readSessionHint() !== null;

/**
 * What a link has changed about the account, a session in this browser should know at once. Where nobody was signed in,
 * the database stays unloaded.
 */
export async function refreshSession(): Promise<void> {
  if (!isLikelySignedIn()) return;
  const [{ startSession }, { useSession }, { refreshUser }] = await Promise.all([
    import('../../stores/session.ts'),
    import('../../stores/session-state.ts'),
    import('../../data/auth.ts'),
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
  if (useSession.getState().status === 'signed-in') await refreshUser();
}
