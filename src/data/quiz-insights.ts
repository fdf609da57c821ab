import { paths } from '@domain/paths.ts';
import { type QuizInsights, quizInsights } from '@domain/quiz/insights.ts';
import { type Quiz, type QuizKey, quiz, quizCode, quizKey } from '@domain/quiz/quiz.ts';
import { doc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const NOTHING_TO_STOP = () => undefined;

/**
 * Subscribes to a quiz of the signed-in creator. `next(null)` when it doesn't exist or belongs to someone else, without
 * revealing which.
 */
export function subscribeToOwnQuiz(
  uid: string,
  code: string,
  next: (quiz: Quiz | null) => void,
  fail: Fail,
): Unsubscribe {
  if (!z.safeParse(quizCode, code).success) {
    next(null);
    return NOTHING_TO_STOP;
  }
  return subscribeToDocument(
    doc(firestore, paths.quiz(code)),
    (snapshot) => toApp(quiz, snapshot),
    (found) => next(found?.ownerId === uid ? found : null),
    (error) => (error.code === 'forbidden' ? next(null) : fail(error)),
  );
}

/** Subscribes to the answers of one's own quiz. */
export function subscribeToQuizKey(code: string, next: (key: QuizKey | null) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(doc(firestore, paths.quizKey(code)), (snapshot) => toApp(quizKey, snapshot), next, fail);
}

/** Subscribes to the insights of one's own quiz; null before the first response. */
export function subscribeToQuizInsights(
  code: string,
  next: (insights: QuizInsights | null) => void,
  fail: Fail,
): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.quizInsights(code)),
    (snapshot) => toApp(quizInsights, snapshot),
    next,
    fail,
  );
}
