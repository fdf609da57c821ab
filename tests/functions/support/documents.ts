import { paths } from '@domain/paths.ts';
import { type DocumentData, Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { db, stored } from './backend.ts';
import { until, untilMatches } from './until.ts';

/** Changes fields of a document past the rules. */
export const patch = (path: string, fields: UpdateData<DocumentData>) => db().doc(path).update(fields);

/** Waits until a document is as it should be. */
export const storedWhen = (path: string, isDone: (document: Awaited<ReturnType<typeof stored>>) => unknown) =>
  until(() => stored(path), isDone);

/** Waits until a document has what is expected. */
export const storedMatches = (path: string, expected: object) => untilMatches(() => stored(path), expected);

export const isGone = (path: string) => storedWhen(path, (document) => document === undefined);

/** Replies to a message, as the rules let its recipient. */
export async function replyTo(id: string, reply = 'Guess.') {
  const now = Timestamp.now();
  await patch(paths.message(id), { readAt: now, reply, repliedAt: now });
}
