import { DASHBOARD_PREVIEW, MESSAGES_PAGE, QUIZZES_PAGE, RESPONSES_PAGE } from '@domain/limits.ts';
import type { Message } from '@domain/messages/message.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { subscribeToMessages } from '../../../data/messages.ts';
import { subscribeToOwnQuizzes } from '../../../data/quizzes.ts';
import { subscribeToResponses } from '../../../data/responses.ts';
import { type LiveList, useLiveList } from '../../../lib/use-live-list.ts';

interface Options {
  /** The first few only, for the overview. */
  preview?: boolean;
}

export function useQuizzes(uid: string): LiveList<Quiz> {
  return useLiveList(uid, QUIZZES_PAGE, (...args) => subscribeToOwnQuizzes(uid, ...args));
}

export function useResponses(uid: string, { preview = false }: Options = {}): LiveList<QuizResponse> {
  const size = preview ? DASHBOARD_PREVIEW : RESPONSES_PAGE;
  return useLiveList(uid, size, (...args) => subscribeToResponses(uid, ...args));
}

export function useMessages(uid: string, { preview = false }: Options = {}): LiveList<Message> {
  const size = preview ? DASHBOARD_PREVIEW : MESSAGES_PAGE;
  return useLiveList(uid, size, (...args) => subscribeToMessages(uid, ...args));
}
