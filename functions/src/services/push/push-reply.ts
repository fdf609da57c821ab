import { linkWithoutKey } from '@domain/deletion.ts';
import { PUSH_RETRY_S } from '@domain/limits.ts';
import { PUSH_TEXTS } from '@domain/locales/notifications.ts';
import { type ReplyDevice, replyDevice } from '@domain/messages/sent-message.ts';
import { parse } from '@domain/schema.ts';
import { claimReplyPush, saveReplyPush } from '../../db/reply-pushes.ts';
import { fetchSent } from '../../db/sent-messages.ts';
import { isSuspended } from '../../db/suspensions.ts';
import { pushKeys, siteOrigin } from '../../support/config.ts';
import type { Context } from '../context.ts';
import { replyOf } from '../sent-messages.ts';
import { pushPayload } from './payload.ts';
import { sendPush } from './send-push.ts';

/** Says neither what was written nor by whom: others see a lock screen, too. */
function payloadOf(messageId: string, { language }: ReplyDevice): string {
  const { title, body } = PUSH_TEXTS[language].reply;
  // the device has the key to the private link, and the server doesn't
  const navigate = `${siteOrigin()}${linkWithoutKey(messageId)}`;
  return pushPayload({ title, body, language, navigate, tag: `reply-${messageId}` });
}

/** Notifies a message's sender once of a reply. Returns when to call again; null for never. Safe to repeat. */
export async function pushReply(messageId: string, { keys, now }: Context): Promise<number | null> {
  if (!pushKeys()) return null;
  const sent = await fetchSent(messageId);
  const found = sent && replyOf(sent);
  if (!found || (await isSuspended(found.message.recipientId))) return null;
  // first the claim: a task that runs twice must not send twice
  const push = await claimReplyPush(messageId, now);
  if (!push || push.expiresAt <= now) return null;
  if (push.dueAt > now) return push.dueAt;
  const device = parse(replyDevice, JSON.parse(keys.decrypt('reply-push', messageId, push.device)));
  const outcome = await sendPush(device.subscription, payloadOf(messageId, device));
  if (outcome.is !== 'later') return null;
  const dueAt = now + (outcome.afterS ?? PUSH_RETRY_S) * 1000;
  await saveReplyPush(messageId, { ...push, dueAt });
  return dueAt;
}
