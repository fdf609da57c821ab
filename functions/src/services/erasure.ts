import { ERASE_AGAIN_S, ERASE_LAST_S, TASK_OVERDUE_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { deleteAccountDocument, fetchProvedEmails } from '../db/accounts.ts';
import { deleteAuthUser, fetchProvedIdentities } from '../db/auth-users.ts';
import { deleteBlocksOf } from '../db/blocks.ts';
import { endCirclesOf } from '../db/circles.ts';
import { deleteContactRequestsFrom } from '../db/contact-requests.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { forEachOverdueErasure, noteErasureRequest } from '../db/erasures.ts';
import { deleteMessagesTo } from '../db/messages.ts';
import { deletePhotos } from '../db/photos.ts';
import { deleteProfile } from '../db/profiles.ts';
import { deleteQuizzesOf } from '../db/quizzes-of-owner.ts';
import { leaveReportsOf } from '../db/reports.ts';
import { deleteResponsesTo } from '../db/responses.ts';
import { enqueue, taskName, waitUntilDue } from '../db/task-queue.ts';
import { noteDeletion } from '../support/deletions.ts';
import { finishMove } from './guest-moves.ts';
import type { Keys } from './keys.ts';
import { usernameOf } from './names.ts';
import { marksOf } from './suspensions.ts';

const erasureTask = z.object({
  uid: z.string(),
  notBefore: z.number(),
});
type ErasureTask = z.infer<typeof erasureTask>;

const WINDOW_MS = ERASE_AGAIN_S * 1000;

/** Queues an erasure one to two windows from now; one window has one task. */
async function enqueueErasure(uid: string, now: number): Promise<void> {
  const window = Math.floor(now / WINDOW_MS);
  const notBefore = (window + 2) * WINDOW_MS;
  const name = taskName(`erase ${uid}@${window}`);
  await enqueue('eraseAccount', { name, notBefore, data: { uid, notBefore } satisfies ErasureTask });
}

/** Makes sure that an account will be erased, whatever happens: notes it, then queues it. `movedTo` took it over. */
export async function scheduleErasure(uid: string, now: number, movedTo?: string): Promise<void> {
  await noteErasureRequest(uid, now);
  noteDeletion({ kind: 'accounts', id: uid, other: movedTo });
  await enqueueErasure(uid, now);
}

/** Queues another task for every erasure whose own was lost. */
export async function scheduleOverdueErasures(now: number, signal: AbortSignal): Promise<void> {
  await forEachOverdueErasure(now - TASK_OVERDUE_S * 1000, (uid) => enqueueErasure(uid, now), signal);
}

/** Queues the last run for an erased account: its tokens live on for an hour, and Storage accepts them. */
export async function scheduleLastErasure(uid: string, erasedAt: number): Promise<void> {
  const notBefore = erasedAt + ERASE_LAST_S * 1000;
  const name = taskName(`erase ${uid} at last ${notBefore}`);
  await enqueue('eraseAccount', { name, notBefore, data: { uid, notBefore } satisfies ErasureTask });
}

/** Whether the account was erased so long ago that none of its tokens is still valid. */
export const isLastErasure = (erasedAt: number, now: number): boolean => now - erasedAt >= ERASE_LAST_S * 1000;

/** Reads a task and waits until it is due. Returns the account's uid. */
export async function receiveErasure(data: unknown): Promise<string> {
  const { uid, notBefore } = z.parse(erasureTask, data);
  await waitUntilDue(notBefore, 2 * WINDOW_MS);
  return uid;
}

/**
 * Erases everything of a person, what visitors see first, but what an account has taken over from a guest; safe to repeat. The Auth account goes last, so that until
 * then the person can ask again. Throws the signal's reason, but only once profile and quizzes are gone.
 */
export async function eraseEverythingOf(
  uid: string,
  { now, keys, signal }: { now: number; keys: Keys; signal?: AbortSignal },
): Promise<void> {
  await finishMove(uid);
  await deleteProfile(uid, { toUsername: (username) => usernameOf(username, uid, keys), now });
  await deleteQuizzesOf(uid);
  await deleteDevicesOf(uid, signal);
  await endCirclesOf(uid, now, signal);
  await deleteResponsesTo(uid, signal);
  await deleteMessagesTo(uid, signal);
  await leaveReportsOf(uid, signal);
  await deleteBlocksOf(uid, signal);
  await deleteContactRequestsFrom(await fetchProvedEmails(uid));
  await deletePhotos(uid);
  await deleteAccountDocument(uid, marksOf(await fetchProvedIdentities(uid), keys), now);
  await deleteAuthUser(uid);
}

/** Erases as much of a person as there is time for. Returns whether that was everything. */
export async function eraseUntil(
  uid: string,
  context: { now: number; keys: Keys; signal: AbortSignal },
): Promise<boolean> {
  try {
    await eraseEverythingOf(uid, context);
    return true;
  } catch (error) {
    if (error !== context.signal.reason) throw error;
    return false;
  }
}
