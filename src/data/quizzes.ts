import { paths } from '@domain/paths.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import { collection, getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp, toDomainError } from './to-plain.ts';

const ownedBy = (ownerId: string) => query(collection(firestore, paths.quizzes), where('ownerId', '==', ownerId));

/** The newest quizzes of the signed-in creator, private ones included, live. */
export function subscribeToOwnQuizzes(
  ownerId: string,
  max: number,
  next: (quizzes: Quiz[]) => void,
  fail: Fail,
): Unsubscribe {
  const newest = query(ownedBy(ownerId), orderBy('createdAt', 'desc'), limit(max));
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
