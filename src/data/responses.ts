import { paths } from '@domain/paths.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

/** The newest responses to all quizzes of the signed-in creator, live. */
export function subscribeToResponses(
  ownerId: string,
  max: number,
  next: (responses: QuizResponse[]) => void,
  fail: Fail,
): Unsubscribe {
  const newest = query(
    collection(firestore, paths.responses),
    where('ownerId', '==', ownerId),
    orderBy('createdAt', 'desc'),
    limit(max),
  );
  return subscribeToList(newest, (snapshot) => toApp(response, snapshot), next, fail);
}
