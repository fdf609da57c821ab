import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DELETE_KEYS_KEPT_MS } from '@domain/limits.ts';
import { endOf } from '../db/firestore.ts';
import { deleteReplyPush, saveReplyPush } from '../db/reply-pushes.ts';
import type { Context } from '../services/context.ts';
import { assertPushable } from '../services/push/send-push.ts';
import { openSent, replyOf } from '../services/sent-messages.ts';
import { schedulePush } from '../services/tasks/schedule.ts';

/**
 * Stores which device to notify of a reply, encrypted: the same browser may belong to an account, and the stored data
 * must not reveal which. The writes are the same whatever became of the message. Throws `not-found` if the key is
 * wrong, `push-unknown`.
 */
export async function chooseReplyPush(
  { device, ...key }: ParsedInputOf<'reply-push'>,
  { keys, now }: Context,
): Promise<OutputOf<'reply-push'>> {
  if (device) assertPushable(device.subscription.endpoint);
  const isOn = device !== null;
  const sent = await openSent(key);
  if (!sent || sent.isWithdrawn) return { isOn };
  if (!isOn) {
    await deleteReplyPush(key.id);
    return { isOn };
  }
  const encrypted = keys.encrypt('reply-push', key.id, JSON.stringify(device));
  // by then the device has no key to open it with
  await saveReplyPush(key.id, {
    device: encrypted,
    dueAt: now,
    expiresAt: endOf(now, DELETE_KEYS_KEPT_MS / 1000).toMillis(),
  });
  // a reply written just before would find nobody to notify
  const after = await openSent(key);
  if (after && replyOf(after)) await schedulePush('reply', key.id, now);
  return { isOn };
}
