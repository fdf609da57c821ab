import type { InputOf, OutputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { pauseLeft } from '@domain/standing.ts';
import { findDeleteKey, forgetDeleteKey, keepDeleteKey } from '../lib/delete-keys.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { useConnection } from '../stores/connection.ts';
import {
  type About,
  changeItem,
  enqueueItem,
  isKept,
  type OutboxItem,
  onOutboxChange,
  REMOVAL_NOTICE_MS,
  type Removed,
  readItem,
  removeItem,
  type SubmissionEndpoint,
} from './device/queue.ts';
import { keepDelivering, requestSync } from './sync.ts';

/** Returns an id for a new submission. Keep it with the content, so that a retry isn't a second submission. */
export const newSubmissionId = (): string => crypto.randomUUID();

/** `waiting`: delivered later, and `isKept` if it outlives this page. `withdrawn`: removed before delivery. */
export type Outcome<Name extends SubmissionEndpoint> =
  | { status: 'delivered'; answer: OutputOf<Name> }
  | { status: 'waiting'; isKept: boolean }
  | { status: 'withdrawn' };

interface Seen {
  item: OutboxItem | undefined;
  /** Undefined unless it was removed on purpose. */
  removed: Removed | undefined;
}

/** Only if it never arrived: refused at its only attempt. What may have arrived must stay deletable. */
export function forgetUnsentKey({ id, isFirst, state, attempts }: OutboxItem): void {
  if (isFirst && state === 'refused' && attempts === 1) forgetDeleteKey(id);
}

/** Resolves when the outcome is known, or after PATIENCE_MS.submit. */
async function watchItem(id: string): Promise<Seen> {
  const find = () => readItem(id);
  const isOver = (item: OutboxItem | undefined) =>
    item?.state !== 'waiting' ||
    !useConnection.getState().isOnline ||
    pauseLeft(item.notBefore, Date.now()) > PATIENCE_MS.submit;
  return new Promise((resolve) => {
    let removed: Removed | undefined;
    const finish = async () => {
      clearTimeout(end);
      if (!(await find()) && !removed) await new Promise((go) => setTimeout(go, REMOVAL_NOTICE_MS));
      resolve({ item: await find(), removed });
      for (const stop of stops) stop();
    };
    const look = async () => {
      if (isOver(await find())) await finish();
    };
    const stops = [
      onOutboxChange((taken) => {
        if (taken?.id === id) removed = taken;
        void look();
      }),
      useConnection.subscribe(look),
    ];
    const end = setTimeout(() => void finish(), PATIENCE_MS.submit);
    void look();
    void keepDelivering(true).then(look);
  });
}

/** Waits at most PATIENCE_MS.submit. Throws the refusal unless the caller `isGone`; `conflict` for another's id. */
export async function enqueueAndWait<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
  isGone: () => boolean,
): Promise<Outcome<Name>> {
  const { id } = input;
  // contact requests are deleted by writing to their recipients, and a circle's members have keys of their own
  const isDeletable = endpoint === 'responses' || endpoint === 'messages';
  const to = endpoint === 'messages' ? about.title : undefined;
  // the first attempt creates a key
  const isFirst = findDeleteKey(id) === undefined;
  const enqueue = () =>
    enqueueItem(endpoint, isDeletable ? { ...input, deleteKey: keepDeleteKey(id, to) } : input, about, isFirst);
  await enqueue();
  void requestSync(true);
  const { item, removed } = await watchItem(id);
  if (item?.state === 'delivered') {
    await removeItem(id);
    void keepForOffline('visitor');
    return { status: 'delivered', answer: item.answer as OutputOf<Name> };
  }
  if (item?.state === 'refused' && !isGone()) {
    await removeItem(id);
    forgetUnsentKey(item);
    const { code, message, ...more } = item.failure ?? new DomainError('internal').toBody();
    throw new DomainError(code, message, more);
  }
  // another tab with the same submission has the answer
  if (!item && removed?.wasDelivered) return { status: 'waiting', isKept: true };
  if (!item && removed) return { status: 'withdrawn' };
  // the database was cleared during delivery: it may not have arrived, so it is enqueued again
  if (!item) await enqueue();
  await changeItem(id, (before) => before && { ...before, hasWaited: true });
  return { status: 'waiting', isKept: isKept(id) };
}
