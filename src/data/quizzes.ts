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

/** Subscribes to the signed-in creator's newest matching quizzes, private ones included. */
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
  // a filtered list says nothing about the whole
  const name = type === null && visibility === null && from === null ? 'quizzes' : null;
  return subscribeToList(newest, (snapshot) => toApp(quiz, snapshot), next, fail, name);
}

/** Returns how many there are, offline the last known. Throws `network` if there is none; `forbidden`, `internal`. */
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

/** Closes or reopens the quiz, like `trackWrite`. Throws `forbidden` or `internal`. */
export async function closeQuiz(code: string, isClosed: boolean): Promise<void> {
  const quizRef = doc(firestore, paths.quiz(code));
  await trackWrite({ path: quizRef.path, fields: { isClosed } }, () => updateDoc(quizRef, { isClosed }));
}

/** Deletes the quiz, like `trackWrite`; after a refusal it is back in the lists. Throws `forbidden` or `internal`. */
export async function deleteQuiz(code: string): Promise<void> {
  await trackDeletion(paths.quiz(code));
}
