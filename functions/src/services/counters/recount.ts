import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { NEWS_KINDS, type NewsKind } from '@domain/push/device.ts';
import { saveInboxCounts } from '../../db/accounts.ts';
import { countInbox } from '../../db/messages.ts';
import { fetchOwner } from '../../db/profiles.ts';
import { saveQuizList } from '../../db/quiz-lists.ts';
import { saveOwnerOfQuizzes } from '../../db/quizzes.ts';
import type { Context } from '../context.ts';
import { pushNews } from '../push/push-news.ts';
import { pushReply } from '../push/push-reply.ts';
import { type RecountTarget, receiveRecount, schedulePush } from './schedule.ts';

async function push(uid: string, kinds: readonly NewsKind[], now: number): Promise<void> {
  const due = await pushNews(uid, kinds, now);
  if (due !== null) await schedulePush('push', uid, due);
}

async function countMessages(uid: string, countedAt: number): Promise<void> {
  await saveInboxCounts(uid, await countInbox(uid), countedAt);
  await push(uid, ['messages'], countedAt);
}

/** How often a profile may change while it is copied before the task gives up, to be retried later. */
const COPY_ATTEMPTS = 5;

async function copyOwner(uid: string): Promise<void> {
  for (let attempt = 1; attempt <= COPY_ATTEMPTS; attempt++) {
    const before = await fetchOwner(uid);
    if (!before) return;
    await saveOwnerOfQuizzes(uid, before);
    // a later task may have copied a later change: the current one counts
    if (isDeepStrictEqual(before, await fetchOwner(uid))) return;
  }
  throw new DomainError('unavailable', 'The profile keeps changing.');
}

const COUNTS: Readonly<Record<RecountTarget['kind'], (id: string, now: number) => Promise<unknown>>> = {
  list: saveQuizList,
  owner: copyOwner,
  inbox: countMessages,
  push: (uid: string, now: number) => push(uid, NEWS_KINDS, now),
};

/** Recounts a target, unless a later count was faster or the target is gone. Safe to repeat. */
export async function recountTarget({ kind, id }: RecountTarget): Promise<void> {
  await COUNTS[kind](id, Date.now());
}

async function tellSender(messageId: string, context: Context): Promise<void> {
  const due = await pushReply(messageId, context);
  if (due !== null) await schedulePush('reply', messageId, due);
}

/** Runs a queued recount. */
export async function recount(data: unknown, context: Context): Promise<void> {
  const { kind, id } = await receiveRecount(data);
  await (kind === 'reply' ? tellSender(id, context) : recountTarget({ kind, id }));
}
