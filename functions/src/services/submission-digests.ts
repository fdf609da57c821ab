import type { MessageInput } from '@domain/messages/message-input.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import type { Keys } from './keys.ts';

/** Returns a keyed hash that recognizes the same message. */
export const digestOfMessage = ({ id, recipientId, message }: MessageInput, keys: Keys): string =>
  keys.sign('message', id, recipientId, message).toString('base64url');

/** Returns a keyed hash that recognizes the same response, whatever the order of its answers. */
export function digestOfResponse({ id, quizId, responderName, answers }: ResponseInput, keys: Keys): string {
  const given = answers.map((answer) => JSON.stringify([answer.questionId, answer.given])).sort();
  return keys.sign('response', id, quizId, responderName, ...given).toString('base64url');
}
