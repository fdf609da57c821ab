import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { DELETE_KEYS_KEPT_MS } from '@domain/limits.ts';
import { endOf } from '../db/firestore.ts';
import { deleteReplyPush, saveReplyPush } from '../db/reply-pushes.ts';
import type { Context } from '../services/context.ts';
import { isPushable } from '../services/push/send-push.ts';
import { openSent, replyOf } from '../services/sent-messages.ts';
import { schedulePush } from '../services/tasks/schedule.ts';

/**
 * Stores which device to notify of a reply, encrypted: the same browser may belong to an account, and the stored data
 * must not reveal which. The writes are the same whatever became of the message. Throws `not-found` if the key is
 * wrong, `invalid-input` for an address that is no push service's.
 */
export async function chooseReplyPush(
  { device, ...key }: ParsedInputOf<'reply-push'>,
  { keys, now }: Context,
): Promise<OutputOf<'reply-push'>> {
  if (device && !isPushable(device.subscription.endpoint)) {
    const fields = { 'device.subscription.endpoint': 'invalid' } as const;
    throw new DomainError('invalid-input', 'This is no known push service.', { fields });
  }
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
