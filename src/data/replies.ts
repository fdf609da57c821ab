import type { Deletion } from '@domain/deletion.ts';
import type { ReplyDevice } from '@domain/messages/sent-message.ts';
import type { SentComplaint } from '@domain/moderation/report.ts';
import { isFlag, isTrue, shaped } from '@domain/type-guards.ts';
import { allDeleteKeys } from '../lib/delete-keys.ts';
import { post } from './offline/http-api.ts';

/** Reports the reply to a message of this sender. Safe to repeat. Throws `not-found`, `network` and others. */
export async function reportReply({ id, deleteKey }: Deletion, complaint: SentComplaint): Promise<void> {
  await post('report-reply', { id, deleteKey, ...complaint }, shaped({ reported: isTrue }));
}

/** Stops replies to a message and to others of this device to the same creator, or lets them again. Safe to repeat. */
export async function blockReplies({ id, deleteKey }: Deletion, isBlocked: boolean): Promise<void> {
  await post('block-replies', { id, deleteKey, others: allDeleteKeys(), isBlocked }, shaped({ isBlocked: isFlag }));
}

/** Has this device notified once of a reply to a message; null ends that. Safe to repeat. */
export async function chooseReplyPush({ id, deleteKey }: Deletion, device: ReplyDevice | null): Promise<void> {
  await post('reply-push', { id, deleteKey, device }, shaped({ isOn: isFlag }));
}
