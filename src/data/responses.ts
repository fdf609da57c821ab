import type { Bounded, ResponseFilters } from '@domain/dashboard/filters.ts';
import { paths } from '@domain/paths.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { collection, limit, orderBy, type QueryConstraint, query, Timestamp, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { trackDeletion } from './pending-writes.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

type Next = (responses: QuizResponse[]) => void;

function subscribeToNewest(
  ownerId: string,
  which: QueryConstraint[],
  max: number,
  next: Next,
  fail: Fail,
  name: string | null,
): Unsubscribe {
  const newest = query(
    collection(firestore, paths.responses),
    where('ownerId', '==', ownerId),
    ...which,
    orderBy('createdAt', 'desc'),
    limit(max),
  );
  return subscribeToList(newest, (snapshot) => toApp(response, snapshot), next, fail, name);
}

/** Subscribes to the newest matching responses to all of the creator's quizzes. */
export function subscribeToResponses(
  ownerId: string,
  { type, level, from }: Bounded<ResponseFilters>,
  max: number,
  next: Next,
  fail: Fail,
): Unsubscribe {
  const which = [
    ...(type === null ? [] : [where('quiz.type', '==', type)]),
    ...(level === null ? [] : [where('level', '==', level)]),
    ...(from === null ? [] : [where('createdAt', '>=', Timestamp.fromMillis(from))]),
  ];
  // a filtered list says nothing about the whole
  return subscribeToNewest(ownerId, which, max, next, fail, which.length === 0 ? 'responses' : null);
}

export function subscribeToQuizResponses(
  ownerId: string,
  quizId: string,
  max: number,
  next: Next,
  fail: Fail,
): Unsubscribe {
  return subscribeToNewest(ownerId, [where('quiz.id', '==', quizId)], max, next, fail, `responses of ${quizId}`);
}

/** Deletes a response, like `trackWrite`; after a refusal it is back in the lists. Throws `forbidden` or `internal`. */
export async function deleteResponse(id: string): Promise<void> {
  await trackDeletion(paths.response(id));
}
