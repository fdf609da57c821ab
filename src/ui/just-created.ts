import type { Quiz } from '@domain/quiz/quiz.ts';
import { useLocation } from '../lib/router/router.tsx';

/** What the editor hands to the creator's page, in the entry of the history, so that a reload keeps it. */
export interface NewQuizState {
  /** The quiz that was just created. */
  newQuiz: Pick<Quiz, 'id' | 'isPublic' | 'type' | 'title' | 'owner'>;
  /** The screen that shares it has been left for the page. */
  isSeen?: true;
}

/** Returns the quiz that was just created, if there is one. */
export const useNewQuiz = (): NewQuizState | null => {
  const state = useLocation().state as Partial<NewQuizState> | null;
  return state?.newQuiz ? (state as NewQuizState) : null;
};
