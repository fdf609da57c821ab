import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { mendInbox } from '../../db/messages.ts';
import { fetchOwner } from '../../db/profiles.ts';
import { saveQuizList } from '../../db/quiz-lists.ts';
import { saveOwnerOfQuizzes } from '../../db/quizzes-of-owner.ts';
import { logLate } from '../../support/log.ts';
import { type RecountTarget, receiveRecount } from '../tasks/schedule.ts';
import { checkCreator, checkQuiz } from './check-counts.ts';

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

const COUNTS: Readonly<Record<RecountTarget['kind'], (uid: string) => Promise<unknown>>> = {
  list: saveQuizList,
  owner: copyOwner,
  inbox: mendInbox,
  creator: checkCreator,
  quiz: checkQuiz,
};

/** Recounts a target, unless it is gone. Safe to repeat. */
export async function recountTarget({ kind, id }: RecountTarget): Promise<void> {
  await COUNTS[kind](id);
}

/** Runs a queued recount. */
export async function recount(data: unknown): Promise<void> {
  const task = await receiveRecount(data);
  await recountTarget(task);
  logLate(task.kind, task.notBefore);
}
