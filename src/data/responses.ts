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

/** The newest responses to all quizzes of the signed-in creator that match, live. */
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
  // what is known of a part by filter is not all there is
  return subscribeToNewest(ownerId, which, max, next, fail, which.length === 0 ? 'responses' : null);
}

/** The newest responses to one quiz of the signed-in creator, live. */
export function subscribeToQuizResponses(
  ownerId: string,
  quizId: string,
  max: number,
  next: Next,
  fail: Fail,
): Unsubscribe {
  return subscribeToNewest(ownerId, [where('quiz.id', '==', quizId)], max, next, fail, `responses of ${quizId}`);
}

/**
 * Deletes a response to the signed-in creator: at once on this device, then on the server, whose word this waits for.
 * Throws `forbidden` or `internal`, after which it is in the lists again.
 */
export async function deleteResponse(id: string): Promise<void> {
  await trackDeletion(paths.response(id));
}
