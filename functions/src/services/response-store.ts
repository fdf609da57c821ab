import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@domain/errors.ts';
import { entry } from '@domain/loop/visit.ts';
import type { BoardFields } from '@domain/quiz/board.ts';
import { isListed } from '@domain/quiz/quiz-order.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { tracking } from '@domain/tracking/tracking.ts';
import * as z from 'zod/mini';
import type { AnswerOfTask } from '../db/dead-letters.ts';
import { isNotFound, isPassing } from '../db/firestore.ts';
import { isGuest } from '../db/guests.ts';
import { saveQuizList } from '../db/quiz-lists.ts';
import { fetchQuizWithKey } from '../db/quizzes.ts';
import { createHiddenResponse, createResponse, fetchPublicResponse } from '../db/responses.ts';
import { enqueue, taskName } from '../db/task-queue.ts';
import { databasePatienceMs } from '../support/config.ts';
import { logLate } from '../support/log.ts';
import { checkQuiz } from './counters/check-counts.ts';
import { countStep } from './service-days.ts';
import { schedulePushOfNews } from './tasks/schedule.ts';

/** Until then a write that was only slow has ended. */
const STORED_AFTER_MS = 10_000;

/** A scored response and what is stored with it. */
const submission = z.object({
  response,
  /** A keyed hash of what was submitted. */
  digest: z.string(),
  /** Null without a delete key. */
  deleteDigest: z.nullable(z.string()),
  /** Missing for a blocked sender, who leaves only a tombstone. */
  tracking: z.optional(tracking),
  sealedPlace: z.optional(z.string()),
  /** Whether the creator may have a device to notify. */
  hasDevices: z.boolean(),
  /** Whether the creator has no account, and so no public list. Missing in what an older version has queued. */
  isGuests: z._default(z.boolean(), false),
  /** Many answers came from the sender's network, and this one doesn't count towards what closes a guest's quiz. */
  isBeyondNetwork: z.optional(z.boolean()),
  entry: z.optional(entry),
});
type Submission = z.infer<typeof submission>;

export const noSuchQuiz = (): DomainError => new DomainError('not-found', 'There is no such quiz.');

/**
 * Creates a response and counts it. Missing counts are created from the current data: the list of somebody whose first
 * public quiz this is, or whose suspension has just ended; a lost tally. Throws `not-found`.
 */
async function createCounted(...[created, ...more]: Parameters<typeof createResponse>): Promise<boolean> {
  const { ownerId, quiz } = created;
  for (const repair of [() => saveQuizList(ownerId), () => checkQuiz(quiz.id)]) {
    try {
      return await createResponse(created, ...more);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      await repair();
    }
  }
  if (!(await fetchQuizWithKey(quiz.id))) throw noSuchQuiz();
  return createResponse(created, ...more);
}

interface Aim {
  board: BoardFields;
  /** Whether the quiz is in its creator's public list. */
  isListed: boolean;
  /** Aborted when a task is to store it. */
  signal?: AbortSignal;
}

const create = (created: QuizResponse, sent: Submission, { board, signal, isListed: isInList }: Aim) => {
  const { tracking: details, sealedPlace, digest, deleteDigest, isBeyondNetwork = false } = sent;
  const known = details && { tracking: details, ...(sealedPlace !== undefined && { sealedPlace }) };
  return known
    ? createCounted(created, board, { digest, deleteDigest, known, isListed: isInList, isBeyondNetwork }, signal)
    : createHiddenResponse(created, { digest, deleteDigest }, signal);
};

/** Stores a response, and returns it; null if its id is or was taken. */
async function store(sent: Submission, aim: Aim): Promise<QuizResponse | null> {
  const { trackedAs, ...later } = sent.response;
  // another try was first: at the same moment, or earlier, which isn't looked up for a player who gets no place anyway
  const again = { ...later, ...(later.isRanked && { isRanked: false }) };
  const tries = [sent.response, ...(trackedAs === undefined ? [] : [again])];
  for (const one of tries) {
    if (!(await create(one, sent, aim))) continue;
    countStep(sent.entry, 'finished');
    // also for what is hidden: the time it takes reveals nobody
    if (sent.hasDevices) await schedulePushOfNews(one.ownerId);
    return one;
  }
  return null;
}

const queue = (sent: Submission): Promise<void> =>
  enqueue('storeResponse', {
    name: taskName(`store ${sent.response.id}`),
    notBefore: Date.now() + STORED_AFTER_MS,
    data: sent,
  });

/**
 * Stores a response and puts it on the scoreboard; returns it, or null if its id is or was taken. When the database takes
 * long or fails, as when everybody plays one quiz, returns as soon as a task has it (ADR 182). Throws `not-found`.
 */
export async function storeResponse(sent: Submission, board: BoardFields): Promise<QuizResponse | null> {
  const toQueue = new AbortController();
  const storing = store(sent, { board, isListed: !sent.isGuests, signal: toQueue.signal });
  const hasEnded = storing.then(
    () => true,
    (error: unknown) => !isPassing(error),
  );
  if (await Promise.race([hasEnded, delay(databasePatienceMs(), false, { ref: false })])) return storing;
  const queued = queue(sent).then(
    () => {
      toQueue.abort();
      return sent.response;
    },
    () => storing,
  );
  const unlessFailed = storing.catch((error: unknown) => (isPassing(error) ? queued : Promise.reject(error)));
  return Promise.race([unlessFailed, queued]);
}

const ids = z.object({ response: z.object({ id: z.string(), quiz: z.object({ id: z.string() }) }) });

/** Returns which answer a task is to store, also where the rest of it can't be read. */
export function answerIn(data: unknown): AnswerOfTask | undefined {
  const sent = z.safeParse(ids, data).data;
  return sent && { responseId: sent.response.id, quizId: sent.response.quiz.id };
}

/** Stores a queued response, unless its first write has, or its quiz is gone. */
export async function storeQueuedResponse(data: unknown): Promise<void> {
  const sent = z.parse(submission, data);
  const { id, quiz } = sent.response;
  const [before, target] = await Promise.all([fetchPublicResponse(id), fetchQuizWithKey(quiz.id)]);
  if (before || !target) return;
  // as if it came now: it is news to its owner, and the quiz may have become private, or public
  const { isPrivate: _, ...response } = sent.response;
  const now = { ...response, createdAt: Date.now(), ...(!target.quiz.isPublic && { isPrivate: true }) };
  // a guest may have signed up since
  const isGuests = sent.isGuests && (await isGuest(target.quiz.ownerId));
  const aim = { board: target.board, isListed: !isGuests && isListed(target.quiz) };
  await store({ ...sent, response: now }, aim);
  logLate('storeResponse', sent.response.createdAt);
}
