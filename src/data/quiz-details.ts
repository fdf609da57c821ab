import { isQuizCode } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, type QuizKey, quiz, quizKey } from '@domain/quiz/quiz.ts';
import { type Tally, tally } from '@domain/quiz/tally.ts';
import { doc } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const NOTHING_TO_STOP = () => undefined;

/**
 * Subscribes to a quiz of the signed-in creator; `next(null)` when it is missing or someone else's, without revealing
 * which.
 */
export function subscribeToOwnQuiz(
  uid: string,
  code: string,
  next: (quiz: Quiz | null) => void,
  fail: Fail,
): Unsubscribe {
  if (!isQuizCode(code)) {
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

export function subscribeToQuizKey(code: string, next: (key: QuizKey | null) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(doc(firestore, paths.quizKey(code)), (snapshot) => toApp(quizKey, snapshot), next, fail);
}

export function subscribeToTally(code: string, next: (tally: Tally | null) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(doc(firestore, paths.quizTally(code)), (snapshot) => toApp(tally, snapshot), next, fail);
}
