import type { Message } from '@domain/messages/message.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { LoadState } from '../../../lib/load-state.ts';

/** What a creator sees first. */
export type News =
  | { kind: 'sealed'; message: Message; count: number }
  | { kind: 'response'; response: QuizResponse }
  | { kind: 'none'; hasQuizzes: boolean };

interface Counts {
  unread: number;
  quizCount: number | null;
}

/** Returns the newest sealed message, else the latest response; null while loading. What failed to load counts as none. */
export function newsOf(
  messages: LoadState<Message[]>,
  responses: LoadState<QuizResponse[]>,
  { unread, quizCount }: Counts,
): News | null {
  if (messages.status === 'loading') return null;
  const sealed = messages.status === 'ready' ? messages.value.filter(({ readAt }) => readAt === null) : [];
  const [message] = sealed;
  // the count follows the list
  if (message) return { kind: 'sealed', message, count: Math.max(unread, sealed.length) };
  if (responses.status === 'loading') return null;
  const [response] = responses.status === 'ready' ? responses.value : [];
  if (response) return { kind: 'response', response };
  return quizCount === null ? null : { kind: 'none', hasQuizzes: quizCount > 0 };
}
