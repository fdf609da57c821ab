import type { InputOf, OutputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { OUTBOX_FIRST_PAUSE_MS, OUTBOX_LONGEST_PAUSE_MS, SUBMIT_PATIENCE_MS } from '@domain/limits.ts';
import { pauseLeft } from '@domain/standing.ts';
import { findDeleteKey, keepDeleteKey } from '../lib/delete-keys.ts';
import { deliver, SYNC_TAG } from './device/delivery.ts';
import {
  type About,
  addItem,
  changeItem,
  isKept,
  type OutboxItem,
  onOutboxChange,
  REMOVED_WORD_MS,
  type Removed,
  readItem,
  removeItem,
  type SubmissionEndpoint,
} from './device/queue.ts';
import { forgetUnsentKey } from './unsent-key.ts';

/** An id for a new submission. Keep it with what is submitted, so that trying again later is not a second submission. */
export const newSubmissionId = (): string => crypto.randomUUID();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits now, and again when it is worth it. Never throws. */
export async function pump(isUrgent = false): Promise<void> {
  const pause = await deliver(isUrgent).catch(() => SUBMIT_PATIENCE_MS);
  clearTimeout(timer);
  timer = undefined;
  if (pause === null) return;
  const wait = Math.min(Math.max(pause, OUTBOX_FIRST_PAUSE_MS), OUTBOX_LONGEST_PAUSE_MS);
  timer = setTimeout(() => void pump(), wait);
  void askForSync();
}

let isPumping = false;
/** Keeps the outbox moving as long as this page lives: at once, when the network or the person is back, and on a timer. */
export function startPump(): void {
  if (isPumping) return;
  isPumping = true;
  const urgently = () => void pump(true);
  addEventListener('online', urgently);
  addEventListener('pageshow', urgently);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') urgently();
  });
  // what another tab leaves behind
  onOutboxChange(() => {
    timer ??= setTimeout(() => void pump(), SUBMIT_PATIENCE_MS);
  });
  urgently();
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** When the browser was last asked, so that it is not asked with every try. */
let askedAt = 0;

/**
 * Has the browser wake the worker when there is a network, page or no page. Only Chromium can, and it gives up after a few
 * tries, so it is asked again as long as something waits.
 */
async function askForSync(): Promise<void> {
  if (Date.now() - askedAt < OUTBOX_LONGEST_PAUSE_MS) return;
  askedAt = Date.now();
  try {
    const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // not there, or not allowed: the pages send it
  }
}

/**
 * How far a submission came. `waiting`: it is sent later; the person can go on. `isKept`: it outlives this page.
 * `withdrawn`: it was discarded or taken back while it was on its way.
 */
export type Submitted<Name extends SubmissionEndpoint> =
  | { status: 'delivered'; answer: OutputOf<Name> }
  | { status: 'waiting'; isKept: boolean }
  | { status: 'withdrawn' };

interface Seen {
  /** Undefined when it is gone. */
  item: OutboxItem | undefined;
  /** Undefined unless somebody took it out on purpose. */
  removed: Removed | undefined;
}

/** Resolves as soon as there is nothing more to wait for, and at the latest when patience is over. */
async function watchItem(id: string): Promise<Seen> {
  const find = () => readItem(id);
  const isOver = (item: OutboxItem | undefined) =>
    item?.state !== 'waiting' ||
    navigator.onLine === false ||
    pauseLeft(item.notBefore, Date.now()) > SUBMIT_PATIENCE_MS;
  return new Promise((resolve) => {
    let removed: Removed | undefined;
    const finish = async () => {
      clearTimeout(end);
      if (!(await find()) && !removed) await new Promise((go) => setTimeout(go, REMOVED_WORD_MS));
      resolve({ item: await find(), removed });
      stop();
    };
    const look = async () => {
      if (isOver(await find())) await finish();
    };
    const stop = onOutboxChange((taken) => {
      if (taken?.id === id) removed = taken;
      void look();
    });
    const end = setTimeout(() => void finish(), SUBMIT_PATIENCE_MS);
    void look();
    void pump(true).then(look);
  });
}

/**
 * Hands a submission in: it is kept on this device first, then sent, again and again until the server has said
 * something. Throws the server's DomainError when it refuses for good; then the submission is the caller's again, unless
 * the caller `isGone`: then it stays in the outbox with the reason. The same submission handed in twice is sent once.
 * Throws `conflict` when another one waits under its id.
 */
export async function submit<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
  isGone: () => boolean,
): Promise<Submitted<Name>> {
  const { id } = input;
  // the contact form's requests go to people who can be asked
  const isDeletable = endpoint !== 'contact-requests';
  // a key is made with the first try
  const isFirst = findDeleteKey(id) === undefined;
  const add = () => addItem(endpoint, isDeletable ? { ...input, deleteKey: keepDeleteKey(id) } : input, about, isFirst);
  await add();
  askedAt = 0;
  void askForSync();
  const { item, removed } = await watchItem(id);
  if (item?.state === 'delivered') {
    await removeItem(id);
    return { status: 'delivered', answer: item.answer as OutputOf<Name> };
  }
  if (item?.state === 'refused' && !isGone()) {
    await removeItem(id);
    forgetUnsentKey(item);
    const { code, message, ...more } = item.failure ?? new DomainError('internal').toBody();
    throw new DomainError(code, message, more);
  }
  // another tab with the same submission has taken the answer
  if (!item && removed?.wasDelivered) return { status: 'waiting', isKept: true };
  if (!item && removed) return { status: 'withdrawn' };
  // the database was cleared while it was on its way: nobody knows whether it arrived, so it waits to be sent again
  if (!item) await add();
  await changeItem(id, (before) => before && { ...before, hasWaited: true });
  return { status: 'waiting', isKept: isKept(id) };
}
