import type { Message } from '@domain/messages/message.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { LoadState } from '../../../lib/load-state.ts';

/** What a creator sees first. */
export type News =
  | { kind: 'sealed'; message: Message; count: number }
  | { kind: 'response'; response: QuizResponse }
  /** `quiz`: the newest that a friend can play. */
  | { kind: 'none'; quiz: Quiz | null };

interface Known {
  unread: number;
  quizzes: LoadState<Quiz[]>;
}

/** Returns the newest quiz that a friend can play: its link leads to it, where a page may list none. */
export const newestOpen = (quizzes: readonly Quiz[]): Quiz | null =>
  quizzes.find((quiz) => quiz.isClosed !== true && !isHidden(quiz)) ?? null;

/** Returns the newest sealed message, else the latest response; null while loading. What failed to load counts as none. */
export function newsOf(
  messages: LoadState<Message[]>,
  responses: LoadState<QuizResponse[]>,
  { unread, quizzes }: Known,
): News | null {
  if (messages.status === 'loading') return null;
  const sealed = messages.status === 'ready' ? messages.value.filter(({ readAt }) => readAt === null) : [];
  const [message] = sealed;
  // the count follows the list
  if (message) return { kind: 'sealed', message, count: Math.max(unread, sealed.length) };
  if (responses.status === 'loading') return null;
  const [response] = responses.status === 'ready' ? responses.value : [];
  if (response) return { kind: 'response', response };
  if (quizzes.status === 'loading') return null;
  return { kind: 'none', quiz: quizzes.status === 'ready' ? newestOpen(quizzes.value) : null };
}
