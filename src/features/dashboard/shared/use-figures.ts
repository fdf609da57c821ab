import type { QuizList } from '@domain/quiz/quiz-list.ts';
import { addScores, type Figures, figuresOf } from '@domain/quiz/stats.ts';
import { subscribeToQuizList } from '../../../data/quiz-orders.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useSession } from '../../../session/state.ts';

/**
 * Returns how many public quizzes the creator has, and how often all of their quizzes were played, private ones
 * included; null while unknown.
 */
export function useFigures(uid: string): Figures | null {
  const account = useSession((state) => state.account);
  const { state } = useLive<QuizList>((next, fail) => subscribeToQuizList(uid, next, fail));
  if (account === null || state.status !== 'ready') return null;
  const { scores, ...list } = state.value;
  return figuresOf({ ...list, scores: addScores([scores, account.privateScores ?? {}]) });
}
