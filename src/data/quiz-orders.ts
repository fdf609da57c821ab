import { paths } from '@domain/paths.ts';
import { type QuizList, quizList } from '@domain/quiz/quiz-list.ts';
import { quizOrder } from '@domain/quiz/quiz-order.ts';
import { NO_QUIZZES } from '@domain/quiz/stats.ts';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { trackWrite } from './pending-writes.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

/** Subscribes to a creator's public quizzes, as the server has last listed them. */
export function subscribeToQuizList(uid: string, next: (list: QuizList) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.listing(uid)),
    (snapshot) => toApp(quizList, snapshot),
    (list) => next(list ?? NO_QUIZZES),
    fail,
  );
}

/** Subscribes to the signed-in creator's order of quizzes, with what this device hasn't sent yet. */
export function subscribeToQuizOrder(uid: string, next: (codes: string[]) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.quizOrder(uid)),
    (snapshot) => toApp(quizOrder, snapshot),
    (order) => next(order?.codes ?? []),
    fail,
  );
}

/** Saves the order of quizzes, like `trackWrite`. Throws `forbidden` or `internal`. */
export async function saveQuizOrder(uid: string, codes: readonly string[]): Promise<void> {
  const reference = doc(firestore, paths.quizOrder(uid));
  await trackWrite({ path: reference.path, fields: { codes } }, () => setDoc(reference, { codes }));
}
