import { isDeepStrictEqual } from 'node:util';
import { LISTED_QUIZZES_MAX, QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { arrange, isListed, readQuizOrder } from '@domain/quiz/quiz-order.ts';
import { addScores, countResponses } from '@domain/quiz/stats.ts';
import type { Scores } from '@domain/quiz/tally.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isGuests } from './accounts.ts';
import { db, inTransaction } from './firestore.ts';
import { scoresIn } from './quizzes.ts';

const FIELDS = ['title', 'type', 'createdAt', 'isPublic', 'isClosed', 'isSuspended', 'isRemoved', 'hasBoard', 'scores'];

const isPublic = (quiz: DocumentSnapshot) => quiz.get('isPublic') === true;
/** Returns whether a quiz is in its creator's public list, unless they have no account. */
export const isOpen = (quiz: DocumentSnapshot): boolean => isListed({ isPublic: isPublic(quiz), ...quiz.data() });
const sumOf = (quizzes: readonly DocumentSnapshot[]): Scores => addScores(quizzes.map(scoresIn));

/** Returns what was counted; a count that went back to nothing stays in the map. */
const counted = (map: unknown) =>
  Object.fromEntries(Object.entries((map ?? {}) as Scores).filter(([, count]) => count));

function listOf(quizzes: readonly DocumentSnapshot[], order: readonly string[], isGuest: boolean) {
  // a guest's are for whoever has their link
  const open = isGuest ? [] : quizzes.filter(isOpen);
  return {
    quizzes: arrange(open.slice(0, LISTED_QUIZZES_MAX), order).map((quiz) => ({
      id: quiz.id,
      title: quiz.get('title'),
      type: quiz.get('type'),
      createdAt: quiz.get('createdAt'),
      ...(quiz.get('hasBoard') === false && { hasBoard: false }),
    })),
    open: open.length,
    scores: sumOf(quizzes),
    plays: Object.fromEntries(open.map((quiz) => [quiz.id, countResponses(scoresIn(quiz))])),
  };
}

/** Rebuilds the public list and the private quizzes' scores in one transaction. Returns whether scores were right. */
export async function saveQuizList(uid: string): Promise<boolean> {
  const all = db()
    .collection(paths.quizzes)
    .where('ownerId', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(QUIZZES_MAX)
    .select(...FIELDS);
  const refs = [paths.quizOrder(uid), paths.listing(uid), paths.account(uid)].map((path) => db().doc(path));
  return inTransaction(async (tx) => {
    const [{ docs }, found] = await Promise.all([tx.get(all), tx.getAll(...refs)]);
    const [order, list, account] = found as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    // of a suspended creator there is no list, and nothing to count
    const shown = docs.filter((quiz) => isPublic(quiz) && quiz.get('isSuspended') !== true);
    const next = listOf(shown, readQuizOrder(order.data()), isGuests(account));
    if (shown.length > 0) tx.set(list.ref, next);
    else if (list.exists) tx.delete(list.ref);
    const privateScores = sumOf(docs.filter((quiz) => !isPublic(quiz)));
    const isPrivateRight = isDeepStrictEqual(counted(account.get('privateScores')), counted(privateScores));
    if (account.exists && !isPrivateRight) tx.update(account.ref, { privateScores });
    return isPrivateRight && (!list.exists || isDeepStrictEqual(counted(list.get('scores')), counted(next.scores)));
  });
}
