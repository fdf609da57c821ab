import { PATIENCE_MS } from '@domain/patience.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { closeQuiz } from '../../../data/quizzes.ts';
import { withTimeout } from '../../../lib/with-timeout.ts';
import { notify } from '../../../stores/notices.ts';
import { isOfflineNow } from '../../../stores/sync-status.ts';

/**
 * Returns a function that closes a quiz to new answers or reopens it, and shows the outcome in a notice. The live quiz
 * reverts a refused change.
 */
export function useClosing({ id, title }: Quiz): (isClosed: boolean) => Promise<void> {
  const { t } = useTranslation('dashboard');
  return async (isClosed) => {
    const fail = () => notify({ kind: 'error', title: t('closing.failed'), description: title });
    const work = closeQuiz(id, isClosed);
    try {
      const outcome = await withTimeout(work, isOfflineNow() ? 0 : PATIENCE_MS.save);
      if (outcome === 'done') {
        notify({ kind: 'info', title: t(isClosed ? 'closing.closed' : 'closing.opened'), description: title });
        return;
      }
      notify({ kind: 'info', title: t('closing.later'), description: title });
      work.catch(fail);
    } catch {
      fail();
    }
  };
}
