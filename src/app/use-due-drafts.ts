import { useEffect } from 'react';
import { call } from '../data/callables.ts';
import { useReconnect } from '../lib/use-reconnect.ts';
import { onServerReached } from '../stores/sync-status.ts';

async function send(uid: string): Promise<void> {
  const [{ sendDueDrafts }, { tellSent }] = await Promise.all([
    import('../features/quiz-editor/due-drafts.ts'),
    import('./tell-sent.ts'),
  ]);
  await tellSent(await sendDueDrafts(uid, (input) => call('saveQuiz', input)));
}

/** A lost request isn't always followed by news of the network. */
const AGAIN_MS = 30_000;

/** Publishes quizzes that were saved without a network as soon as there is one, whatever page is open, and says so. */
export function useDueDrafts(uid: string | undefined): void {
  const sendNow = () => {
    if (uid !== undefined) send(uid).catch(() => undefined); // the next time the server is reached
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each creator
  useEffect(() => {
    sendNow();
    const timer = setInterval(sendNow, AGAIN_MS);
    const stop = onServerReached(sendNow);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [uid]);
  useReconnect(uid !== undefined, sendNow);
}
