import {
  type Bounded,
  NO_QUIZ_FILTERS,
  NO_RESPONSE_FILTERS,
  type QuizFilters,
  type ResponseFilters,
  withBound,
} from '@domain/dashboard/filters.ts';
import { DASHBOARD_PREVIEW, MESSAGES_PAGE, QUIZZES_PAGE, RESPONSES_PAGE } from '@domain/limits.ts';
import type { Message } from '@domain/messages/message.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { subscribeToMessages, subscribeToSetAside } from '../../../data/messages.ts';
import { subscribeToOwnQuizzes } from '../../../data/quizzes.ts';
import { subscribeToQuizResponses, subscribeToResponses } from '../../../data/responses.ts';
import { type LiveList, useLiveList } from '../../../lib/use-live-list.ts';

interface Options {
  /** The first few only, for the overview. */
  preview?: boolean;
}
const ALL_QUIZZES = withBound(NO_QUIZ_FILTERS, 0);
const ALL_RESPONSES = withBound(NO_RESPONSE_FILTERS, 0);

/**
 * Returns the identity of a filtered list. As its component's React key, too, new filters start at the top, without old
 * items.
 */
export const listKey = (uid: string, filters: object) => `${uid} ${JSON.stringify(filters)}`;

export function useQuizzes(uid: string, filters: Bounded<QuizFilters> = ALL_QUIZZES): LiveList<Quiz> {
  return useLiveList(listKey(uid, filters), QUIZZES_PAGE, (...args) => subscribeToOwnQuizzes(uid, filters, ...args));
}

export function useResponses(
  uid: string,
  { preview = false, filters = ALL_RESPONSES }: Options & { filters?: Bounded<ResponseFilters> } = {},
): LiveList<QuizResponse> {
  const size = preview ? DASHBOARD_PREVIEW : RESPONSES_PAGE;
  return useLiveList(listKey(uid, filters), size, (...args) => subscribeToResponses(uid, filters, ...args));
}

/** Returns the newest responses to one of the creator's quizzes, `pageSize` at a time. */
export function useQuizResponses(uid: string, quizId: string, pageSize = RESPONSES_PAGE): LiveList<QuizResponse> {
  return useLiveList(`${uid} ${quizId}`, pageSize, (...args) => subscribeToQuizResponses(uid, quizId, ...args));
}

export function useSetAside(uid: string): LiveList<Message> {
  return useLiveList(uid, MESSAGES_PAGE, (...args) => subscribeToSetAside(uid, ...args));
}

/** Returns the newest few messages, for the overview. */
export const useLatestMessages = (uid: string): LiveList<Message> =>
  useLiveList(uid, DASHBOARD_PREVIEW, (...args) => subscribeToMessages(uid, 'desc', ...args));
