import type { Bounded, QuizFilters } from '@domain/dashboard/filters.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp, toDomainError } from './to-plain.ts';

const ownedBy = (ownerId: string) => query(collection(firestore, paths.quizzes), where('ownerId', '==', ownerId));

/** The newest quizzes of the signed-in creator that match, private ones included, live. */
export function subscribeToOwnQuizzes(
  ownerId: string,
  { type, visibility, from }: Bounded<QuizFilters>,
  max: number,
  next: (quizzes: Quiz[]) => void,
  fail: Fail,
): Unsubscribe {
  const newest = query(
    ownedBy(ownerId),
    ...(type === null ? [] : [where('type', '==', type)]),
    ...(visibility === null ? [] : [where('isPublic', '==', visibility === 'public')]),
    ...(from === null ? [] : [where('createdAt', '>=', Timestamp.fromMillis(from))]),
    orderBy('createdAt', 'desc'),
    limit(max),
  );
  return subscribeToList(newest, (snapshot) => toApp(quiz, snapshot), next, fail);
}

/** How many quizzes the signed-in creator has, private ones included. Needs the network. */
export async function fetchOwnQuizCount(ownerId: string): Promise<number> {
  try {
    return (await getCountFromServer(ownedBy(ownerId))).data().count;
  } catch (error) {
    throw toDomainError(error);
  }
}

/**
 * Deletes a quiz of the signed-in creator: at once for the live lists of this device, then on the server, whose word
 * this waits for; offline that is until the network is back. Throws `forbidden` or `internal`, after which the quiz is
 * in the lists again.
 */
export async function deleteQuiz(code: string): Promise<void> {
  try {
    await deleteDoc(doc(firestore, paths.quiz(code)));
  } catch (error) {
    throw toDomainError(error);
  }
}
