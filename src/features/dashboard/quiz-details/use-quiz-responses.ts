import type { QuizResponse } from '@domain/responses/response.ts';
import { subscribeToQuizResponses } from '../../../data/responses.ts';
import { type LiveList, useLiveList } from '../../../lib/use-live-list.ts';

/** The newest responses to one's own quiz, `pageSize` at a time. */
export function useQuizResponses(uid: string, quizId: string, pageSize: number): LiveList<QuizResponse> {
  return useLiveList(`${uid} ${quizId}`, pageSize, (...args) => subscribeToQuizResponses(uid, quizId, ...args));
}
