import { closedPaths } from '@domain/closed-paths.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp } from './firestore.ts';

/** The device to notify of a reply to a message, encrypted. Times in milliseconds since 1970. */
interface ReplyPush {
  device: Buffer;
  /** Not to be sent earlier. */
  dueAt: number;
  expiresAt: number;
}
const documentOf = (messageId: string) => db().doc(closedPaths.replyPush(messageId));

/** Stores the device to notify of a reply, replacing any other. */
export async function saveReplyPush(messageId: string, { device, dueAt, expiresAt }: ReplyPush): Promise<void> {
  await documentOf(messageId).set({ device, dueAt: timestamp(dueAt), expiresAt: timestamp(expiresAt) });
}

export async function deleteReplyPush(messageId: string): Promise<void> {
  await documentOf(messageId).delete();
}

export async function hasReplyPush(messageId: string): Promise<boolean> {
  return (await documentOf(messageId).get()).exists;
}

/** Returns the device to notify of a reply, or null; deletes it if it is due, so that only one caller gets it. */
export function claimReplyPush(messageId: string, now: number): Promise<ReplyPush | null> {
  const document = documentOf(messageId);
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return null;
    const at = (field: string) => (stored.get(field) as Timestamp).toMillis();
    const found = { device: stored.get('device') as Buffer, dueAt: at('dueAt'), expiresAt: at('expiresAt') };
    if (found.dueAt <= now) transaction.delete(document);
    return found;
  });
}
