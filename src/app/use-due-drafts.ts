import { useEffect } from 'react';
import type { Sent } from '../features/quiz-editor/due-drafts.ts';
import { i18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { useReconnect } from '../lib/use-reconnect.ts';
import { notify } from '../stores/notices.ts';
import { onServerReached } from '../stores/sync-status.ts';

function tell({ title, isEdit, isPublic, error }: Sent): void {
  const mode = isEdit ? 'edit' : 'create';
  const { t } = i18n;
  if (error) {
    const [what, why] = isEdit
      ? [t('quiz-editor:due.edit', { title }), t('quiz-editor:due.editText')]
      : [t('quiz-editor:due.create', { title }), t('quiz-editor:due.createText')];
    notify({ kind: 'error', title: what, description: why, staysOpen: true });
    return;
  }
  const description = t(isPublic ? 'quiz-editor:saved.public' : 'quiz-editor:saved.private');
  notify({ kind: 'info', title: t(`quiz-editor:${mode}.saved`), description });
}

async function send(uid: string): Promise<void> {
  const [{ sendDueDrafts }, { call }] = await Promise.all([
    import('../features/quiz-editor/due-drafts.ts'),
    import('../data/callables.ts'),
  ]);
  const sent = await sendDueDrafts(uid, (input) => call('saveQuiz', input));
  if (sent.length === 0) return;
  await loadTexts('quiz-editor');
  sent.forEach(tell);
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
