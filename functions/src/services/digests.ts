import { createHash, timingSafeEqual } from 'node:crypto';
import type { MessageInput } from '@domain/messages/message-input.ts';
import type { ReportKind } from '@domain/moderation/reasons.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import type { Keys } from './keys.ts';

const CASE_ID_LENGTH = 32;

/** Returns a case's id: the same for everyone who reports the same words. It reveals nothing to whoever is notified. */
export const caseIdOf = (keys: Keys, kind: ReportKind, ...of: readonly string[]): string =>
  `${kind}.${keys
    .sign('case', kind, ...of)
    .toString('hex')
    .slice(0, CASE_ID_LENGTH)}`;

/** Returns what is stored of a delete key. Plain SHA-256 is enough: the key is random and long. */
export const digestOfKey = (deleteKey: string): string => createHash('sha256').update(deleteKey).digest('base64url');

/** Compares a key with a stored digest in constant time. */
export function isKeyOf(stored: string, deleteKey: string): boolean {
  const [wanted, given] = [Buffer.from(stored), Buffer.from(digestOfKey(deleteKey))];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Returns a keyed hash that recognizes the same message. */
export const digestOfMessage = ({ id, recipientId, message }: MessageInput, keys: Keys): string =>
  keys.sign('message', id, recipientId, message).toString('base64url');

/** Returns a keyed hash that recognizes the same response, whatever the order of its answers. */
export function digestOfResponse({ id, quizId, responderName, answers }: ResponseInput, keys: Keys): string {
  const given = answers.map((answer) => JSON.stringify([answer.questionId, answer.given])).sort();
  return keys.sign('response', id, quizId, responderName, ...given).toString('base64url');
}
