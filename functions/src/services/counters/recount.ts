import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { PUSH_RETRY_S } from '@domain/limits.ts';
import { mendInbox } from '../../db/messages.ts';
import { fetchOwner } from '../../db/profiles.ts';
import { saveQuizList } from '../../db/quiz-lists.ts';
import { saveOwnerOfQuizzes } from '../../db/quizzes.ts';
import { logLate } from '../../support/log.ts';
import type { Context } from '../context.ts';
import { pushCircle } from '../push/push-circle.ts';
import { pushNews } from '../push/push-news.ts';
import { pushReply } from '../push/push-reply.ts';
import { switchedOff } from '../switches.ts';
import { type RecountTarget, receiveRecount, schedulePush } from '../tasks/schedule.ts';

async function push(uid: string, now: number): Promise<void> {
  const due = await pushNews(uid, now);
  if (due !== null) await schedulePush('push', uid, due);
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
  inbox: mendInbox,
  push,
};

/** Recounts a target, unless it is gone. Safe to repeat. */
export async function recountTarget({ kind, id }: RecountTarget): Promise<void> {
  await COUNTS[kind](id, Date.now());
}

const PUSHES = { reply: pushReply, circle: pushCircle } as const;

async function tell(kind: keyof typeof PUSHES, id: string, context: Context): Promise<void> {
  const due = await PUSHES[kind](id, context);
  if (due !== null) await schedulePush(kind, id, due);
}

/** Runs a queued recount. */
export async function recount(data: unknown, context: Context): Promise<void> {
  const { kind, id, notBefore } = await receiveRecount(data);
  const isPush = kind === 'push' || kind === 'reply' || kind === 'circle';
  // claims nothing, so that everything is sent once they're on again
  if (isPush && (await switchedOff()).includes('pushes'))
    return schedulePush(kind, id, context.now + PUSH_RETRY_S * 1000);
  await (kind === 'reply' || kind === 'circle' ? tell(kind, id, context) : recountTarget({ kind, id }));
  logLate(kind, notBefore);
}
