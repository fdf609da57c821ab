import { LISTED_QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { isHidden } from '@domain/quiz/is-hidden.ts';
import { arrange, readQuizOrder } from '@domain/quiz/quiz-order.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { db, inTransaction } from './firestore.ts';
import { publicQuizzesOf, scoresIn } from './quizzes.ts';

export async function hasQuizList(uid: string): Promise<boolean> {
  return (await db().doc(paths.listing(uid)).get()).exists;
}

/** Rebuilds a creator's public list, in a transaction: a slow run must not bring back what a later one removed. */
export async function saveQuizList(uid: string): Promise<void> {
  const newest = publicQuizzesOf(uid)
    .orderBy('createdAt', 'desc')
    .limit(LISTED_QUIZZES_MAX)
    .select('title', 'type', 'createdAt', 'isClosed', 'isSuspended', 'isRemoved', 'hasBoard', 'scores');
  const list = db().doc(paths.listing(uid));
  await inTransaction(async (tx) => {
    const [{ docs }, order] = await Promise.all([tx.get(newest), tx.get(db().doc(paths.quizOrder(uid)))]);
    const open = docs.filter((quiz) => quiz.get('isClosed') !== true && !isHidden(quiz.data()));
    const quizzes = arrange(open, readQuizOrder(order.data())).map((quiz) => ({
      id: quiz.id,
      title: quiz.get('title'),
      type: quiz.get('type'),
      createdAt: quiz.get('createdAt'),
      responses: countResponses(scoresIn(quiz)),
      ...(quiz.get('hasBoard') === false && { hasBoard: false }),
    }));
    if (quizzes.length === 0) tx.delete(list);
    else tx.set(list, { quizzes });
  });
}
