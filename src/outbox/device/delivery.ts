import type { CircleVerdict } from '@domain/circle/circle-input.ts';
import { DomainError, type ErrorBody, isRateLimit, isRetryable } from '@domain/errors.ts';
import {
  OUTBOX_ASKED_PAUSE_MAX_MS,
  OUTBOX_DELIVERED_KEPT_MS,
  OUTBOX_FIRST_PAUSE_MS,
  OUTBOX_INTERNALS_MAX,
  OUTBOX_LONGEST_PAUSE_MS,
} from '@domain/limits.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { isScoredResponse } from '@domain/responses/scored.ts';
import { pauseLeft } from '@domain/standing.ts';
import { isExactly, isNumber, listOf, orNull, shaped } from '@domain/type-guards.ts';
import { withLock } from '../../config/with-lock.ts';
import { post } from '../../data/offline/http-api.ts';
import { changeItem, laneOf, type OutboxItem, readItem, readItems, removeItem } from './queue.ts';

export const SYNC_TAG = 'whoknows-outbox';
const LOCK = 'whoknows-outbox';

/** Returns how many milliseconds to wait after the nth failure: doubling, and at least what the server asks for. */
export function pauseAfter(attempts: number, failure: ErrorBody, random = Math.random()): number {
  const longest = Math.min(OUTBOX_LONGEST_PAUSE_MS, OUTBOX_FIRST_PAUSE_MS * 2 ** (attempts - 1));
  // random, so that devices that lost the network or were refused together don't return together
  const asked = Math.min((failure.retryAfter ?? 0) * 1000 * (1 + random / 5), OUTBOX_ASKED_PAUSE_MAX_MS);
  return Math.max(longest * (0.5 + random / 2), asked);
}

const isRight = shaped<NonNullable<CircleVerdict['verdict']>>({ right: isNumber, answers: listOf(isNumber) });
const hasVerdict = shaped({ verdict: orNull(isRight) });

/** Returns a check of an answer: only our server names the submission that it stored. */
const isAnswerTo = ({ id, endpoint }: OutboxItem) => {
  const namesIt = shaped({ id: isExactly(id) });
  return (value: unknown): value is { id: string } & QuizResponse =>
    namesIt(value) &&
    (endpoint !== 'responses' || isScoredResponse(value)) &&
    (endpoint !== 'circle-guesses' || hasVerdict(value));
};

async function postItem(item: OutboxItem): Promise<Partial<OutboxItem>> {
  const attempts = item.attempts + 1;
  try {
    if (!item.input) throw new DomainError('internal');
    const answer = await post(item.endpoint, item.input, isAnswerTo(item));
    return { state: 'delivered', answer, input: null, failure: null, settledAt: Date.now(), attempts } as never;
  } catch (error) {
    const failure = (error instanceof DomainError ? error : new DomainError('internal')).toBody();
    const internals = failure.code === 'internal' ? (item.internals ?? 0) + 1 : 0;
    // this submission may be the cause, and would block all that follow
    const isGivenUp = internals >= OUTBOX_INTERNALS_MAX;
    if (isGivenUp || !isRetryable(failure.code)) return { state: 'refused', failure, settledAt: Date.now(), attempts };
    return { failure, attempts, internals, notBefore: Date.now() + pauseAfter(attempts, failure) };
  }
}

/** Delivers one submission and records the outcome. Returns why it has to wait, if it has to. */
async function deliverItem(item: OutboxItem): Promise<{ pause: number; isNetwork: boolean } | null> {
  const outcome = await postItem(item);
  // the screen it was made on has stopped waiting by now, or is gone
  if (Date.now() - item.createdAt > PATIENCE_MS.submit) outcome.hasWaited = true;
  await changeItem(item.id, (before) => {
    // discarded during delivery: if it arrived anyway, the person should know
    if (!before) return outcome.state === 'delivered' ? ({ ...item, ...outcome } as OutboxItem) : undefined;
    return { ...before, ...outcome } as OutboxItem;
  });
  if (outcome.notBefore === undefined) return null;
  return { pause: outcome.notBefore - Date.now(), isNetwork: outcome.failure?.code === 'network' };
}

/** Returns whether a submission must still pause. An urgent delivery ends every pause except a rate limit's. */
const hasToWait = ({ notBefore, failure }: OutboxItem, isUrgent: boolean): boolean =>
  pauseLeft(notBefore, Date.now()) > 0 && !(isUrgent && !isRateLimit(failure?.code));

async function deliverAll(isUrgent: boolean): Promise<number | null> {
  const held = new Set<string>();
  const pauses: number[] = [];
  const hold = (item: OutboxItem, pause: number) => {
    held.add(laneOf(item));
    pauses.push(pause);
  };
  for (const { id, state, settledAt } of await readItems()) {
    if (state === 'delivered' && Date.now() - (settledAt ?? 0) > OUTBOX_DELIVERED_KEPT_MS) await removeItem(id);
  }
  // another item enqueued meanwhile is already waiting for the lock
  for (const { id } of (await readItems()).filter(({ state }) => state === 'waiting')) {
    const item = await readItem(id);
    if (item?.state !== 'waiting' || held.has(laneOf(item))) continue;
    if (hasToWait(item, isUrgent)) {
      hold(item, item.notBefore - Date.now());
      continue;
    }
    const failed = await deliverItem(item);
    if (failed?.isNetwork) return failed.pause; // the next one would fail too
    if (failed) hold(item, failed.pause);
  }
  return pauses.length > 0 ? Math.min(...pauses) : null;
}

/** Calls `work` while no page or worker delivers anything; a running delivery ends first. */
export const whileNothingIsSent = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work);

/** In order, one at a time across pages and worker; `isUrgent` ends our own pauses. Returns ms until the next try. */
export const deliver = (isUrgent = false): Promise<number | null> => whileNothingIsSent(() => deliverAll(isUrgent));
