import { closedPaths } from '@domain/closed-paths.ts';
import { SHOWN_REPLIES_MAX, SHOWN_REPLY_KEPT_S, WITHDRAWN_KEPT_S } from '@domain/limits.ts';
import { type Message, message, type Reply } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, endOf, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { DELETE_DIGEST, receiptRef } from './receipts.ts';

/**
 * What somebody has read of a message, so that it can be reported after whoever wrote it has changed or deleted it: the
 * wordings of a reply that the sender was shown, or a read message that its sender deleted, with what was known of them.
 */
const keptWords = z.extend(
  z.pick(message, { id: true, recipientId: true, message: true, reply: true, repliedAt: true }),
  {
    /** When the message was sent. */
    createdAt: z.number(),
    /** The wordings that were shown, the last one last. */
    replies: z.optional(z.array(z.object({ text: z.string(), at: z.number() }))),
    isWithdrawn: z.optional(z.literal(true)),
    tracking: z.optional(z.record(z.string(), z.unknown())),
    sealedSender: z.optional(z.custom<Buffer>()),
    sealedPlace: z.optional(z.string()),
  },
);
export type KeptWords = z.infer<typeof keptWords>;

const refOf = (messageId: string) => db().doc(closedPaths.keptWords(messageId));
/** The field of a receipt that says which wording was shown last. */
const SHOWN_AT = 'shownAt';

/** Returns the time of the wording that was shown last, as a message's receipt has it. */
export const shownAtIn = (receipt: DocumentSnapshot): unknown => receipt.get(SHOWN_AT);

/** Keeps a wording of a reply that is being shown. The key opens it, too, when the message has just been deleted. */
export async function keepShownReply(
  shown: Message,
  { text, at }: Reply,
  { deleteDigest, now }: { deleteDigest: string | null; now: number },
): Promise<void> {
  const { id, recipientId } = shown;
  await inTransaction(async (tx) => {
    const before = fromStored(keptWords, await tx.get(refOf(id)));
    // a deletion that came in between has kept the reply, for as long as it may be
    if (before?.isWithdrawn) return;
    const replies = [...(before?.replies ?? []).filter((one) => one.at !== at), { text, at }];
    tx.set(refOf(id), {
      recipientId,
      message: shown.message,
      createdAt: timestamp(shown.createdAt),
      replies: replies.slice(-SHOWN_REPLIES_MAX),
      expiresAt: endOf(now, SHOWN_REPLY_KEPT_S),
    });
    tx.set(receiptRef('message', id), { [SHOWN_AT]: at, [DELETE_DIGEST]: deleteDigest }, { merge: true });
  });
}

/** Reads what is known of a message's sender, and returns what keeps a read message that is being deleted by them. */
export async function readWithdrawal(tx: Transaction, stored: DocumentSnapshot, now: number): Promise<() => void> {
  const ref = refOf(stored.id);
  // what was read of its reply goes as well; nobody reports what nobody has read
  if (!stored.exists) return () => void tx.delete(ref);
  if (!stored.get('readAt')) return () => undefined;
  const known = (await tx.get(db().doc(paths.messageTracking(stored.id)))).data() ?? {};
  const fields = ['recipientId', 'message', 'createdAt', 'reply', 'repliedAt'];
  const kept = Object.fromEntries(
    fields.flatMap((name) => (stored.get(name) === undefined ? [] : [[name, stored.get(name)]])),
  );
  const { tracking, sealedSender, sealedPlace } = known;
  return () => {
    tx.set(ref, {
      ...kept,
      ...(tracking !== undefined && { tracking, sealedSender }),
      ...(sealedPlace !== undefined && { sealedPlace }),
      isWithdrawn: true,
      expiresAt: timestamp(now + WITHDRAWN_KEPT_S * 1000),
    });
  };
}

/** Returns what was read of a message or its reply; null if nothing is kept. */
export async function fetchKeptWords(messageId: string, now: number): Promise<KeptWords | null> {
  const stored = await refOf(messageId).get();
  // TTL deletes hours late
  if (!stored.exists || (stored.get('expiresAt') as { toMillis(): number }).toMillis() <= now) return null;
  return fromStored(keptWords, stored);
}
