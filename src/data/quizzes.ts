import type { Bounded, QuizFilters } from '@domain/dashboard/filters.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import {
  collection,
  doc,
  getCountFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { firestore } from './firebase.ts';
import { trackDeletion, trackWrite } from './pending-writes.ts';
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
  // what is known of a part by filter is not all there is
  const name = type === null && visibility === null && from === null ? 'quizzes' : null;
  return subscribeToList(newest, (snapshot) => toApp(quiz, snapshot), next, fail, name);
}

/**
 * How many quizzes the signed-in creator has, private ones included; without the network how many there were when the
 * server was last asked. Throws `network` where it never was, `forbidden`, `internal`.
 */
export async function fetchOwnQuizCount(ownerId: string): Promise<number> {
  const key = STORAGE_KEYS.quizCount(ownerId);
  try {
    const { count } = (await getCountFromServer(ownedBy(ownerId))).data();
    writeStored(key, count);
    return count;
  } catch (error) {
    const failure = toDomainError(error);
    const before = readStored<number>(key);
    if (failure.code !== 'network' || before === null) throw failure;
    return before;
  }
}

/**
 * Closes a quiz of the signed-in creator to new answers, or opens it again: at once for this device, then on the server, whose
 * word this waits for; offline that is until the network is back. Throws `forbidden` or `internal`.
 */
export async function closeQuiz(code: string, isClosed: boolean): Promise<void> {
  const quizRef = doc(firestore, paths.quiz(code));
  await trackWrite({ path: quizRef.path, fields: { isClosed } }, () => updateDoc(quizRef, { isClosed }));
}

/**
 * Deletes a quiz of the signed-in creator: at once for the live lists of this device, then on the server, whose word
 * this waits for; offline that is until the network is back. Throws `forbidden` or `internal`, after which the quiz is
 * in the lists again.
 */
export async function deleteQuiz(code: string): Promise<void> {
  await trackDeletion(paths.quiz(code));
}
