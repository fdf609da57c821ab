import { DomainError, type ErrorBody, isRateLimit, isRetryable } from '@domain/errors.ts';
import {
  OUTBOX_ASKED_PAUSE_MAX_MS,
  OUTBOX_DELIVERED_KEPT_MS,
  OUTBOX_FIRST_PAUSE_MS,
  OUTBOX_INTERNALS_MAX,
  OUTBOX_LONGEST_PAUSE_MS,
  SUBMIT_PATIENCE_MS,
} from '@domain/limits.ts';
import { pauseLeft } from '@domain/standing.ts';
import { post } from '../../data/offline/http-api.ts';
import { changeItem, laneOf, type OutboxItem, readItem, readItems, removeItem } from './queue.ts';

/** The tag under which the browser wakes the worker when there is a network again. */
export const SYNC_TAG = 'whoknows-outbox';
const LOCK = 'whoknows-outbox';

/** How long to wait after the nth failure, in milliseconds: doubling, and not shorter than the server asks for, within reason. */
export function pauseAfter(attempts: number, failure: ErrorBody, random = Math.random()): number {
  const longest = Math.min(OUTBOX_LONGEST_PAUSE_MS, OUTBOX_FIRST_PAUSE_MS * 2 ** (attempts - 1));
  // spread, so that those who lost the network together do not come back together
  const asked = Math.min((failure.retryAfter ?? 0) * 1000, OUTBOX_ASKED_PAUSE_MAX_MS);
  return Math.max(longest * (0.5 + random / 2), asked);
}

/** Posts one submission. Returns what changes about its record. */
async function postItem(item: OutboxItem): Promise<Partial<OutboxItem>> {
  const attempts = item.attempts + 1;
  try {
    if (!item.input) throw new DomainError('internal');
    const answer = await post(item.endpoint, item.input);
    return { state: 'delivered', answer, input: null, failure: null, settledAt: Date.now(), attempts } as never;
  } catch (error) {
    const failure = (error instanceof DomainError ? error : new DomainError('internal')).toBody();
    const internals = failure.code === 'internal' ? (item.internals ?? 0) + 1 : 0;
    // it may be a fault of this very submission, which would hold up all that comes after it for ever
    const isGivenUp = internals >= OUTBOX_INTERNALS_MAX;
    if (isGivenUp || !isRetryable(failure.code)) return { state: 'refused', failure, settledAt: Date.now(), attempts };
    return { failure, attempts, internals, notBefore: Date.now() + pauseAfter(attempts, failure) };
  }
}

/** Delivers one submission and writes down the outcome. Returns why it has to wait, if it has to. */
async function deliverItem(item: OutboxItem): Promise<{ pause: number; isNetwork: boolean } | null> {
  const outcome = await postItem(item);
  // the screen it was made on has given up by now, or is gone
  if (Date.now() - item.createdAt > SUBMIT_PATIENCE_MS) outcome.hasWaited = true;
  await changeItem(item.id, (before) => {
    // discarded while it was on its way: if it got there all the same, the person ought to know
    if (!before) return outcome.state === 'delivered' ? ({ ...item, ...outcome } as OutboxItem) : undefined;
    return { ...before, ...outcome } as OutboxItem;
  });
  if (outcome.notBefore === undefined) return null;
  return { pause: outcome.notBefore - Date.now(), isNetwork: outcome.failure?.code === 'network' };
}

/** A limit of the server's is kept; every other pause ends when there is a reason to hope. */
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
  // one that arrives meanwhile is somebody else's turn, who waits for the lock already
  for (const { id } of (await readItems()).filter(({ state }) => state === 'waiting')) {
    const item = await readItem(id);
    if (item?.state !== 'waiting' || held.has(laneOf(item))) continue;
    if (hasToWait(item, isUrgent)) {
      hold(item, item.notBefore - Date.now());
      continue;
    }
    const failed = await deliverItem(item);
    if (failed?.isNetwork) return failed.pause; // the next one would fare no better
    if (failed) hold(item, failed.pause);
  }
  return pauses.length > 0 ? Math.min(...pauses) : null;
}

/** Does `work` while nothing is being sent, by no page and not by the worker: what is on its way now comes first. */
export function whileNothingIsSent<T>(work: () => Promise<T>): Promise<T> {
  // not there where the page is not served securely
  const locks = navigator.locks as LockManager | undefined;
  let hasLock = false;
  const run = () => {
    hasLock = true;
    return work();
  };
  // there, but refused, where a person has blocked all that sites keep
  return locks
    ? locks.request(LOCK, run).catch((error: unknown) => {
        if (hasLock) throw error;
        return work();
      })
    : work();
}

/**
 * Delivers what waits and is due, in order, one at a time across all pages and the worker; `isUrgent` ends the pauses of
 * our own. Returns the milliseconds until the next try, or null when nothing waits.
 */
export const deliver = (isUrgent = false): Promise<number | null> => whileNothingIsSent(() => deliverAll(isUrgent));
