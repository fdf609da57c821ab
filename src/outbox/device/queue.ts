import type { InputOf, OutputOf } from '@domain/api.ts';
import { DomainError, type ErrorBody } from '@domain/errors.ts';
import { hasOpened, inStore } from '../../data/offline/device-db.ts';

export type SubmissionEndpoint = 'responses' | 'messages' | 'contact-requests' | 'circle-members' | 'circle-guesses';

/** What a person recognizes a submission by. */
export interface About {
  /** The quiz's title, the recipient's name, the subject, the circle's name, or that of the member being guessed. */
  title: string;
  /** Path of the page it was made on. */
  path: string;
}

export interface OutboxItemOf<Name extends SubmissionEndpoint> {
  id: string;
  endpoint: Name;
  about: About;
  /** Null once delivered: private text must not stay on a shared device. */
  input: InputOf<Name> | null;
  state: 'waiting' | 'delivered' | 'refused';
  failure: ErrorBody | null;
  answer: OutputOf<Name> | null;
  /** Times in milliseconds since 1970. */
  createdAt: number;
  notBefore: number;
  settledAt: number | null;
  attempts: number;
  /** Consecutive `internal` errors; missing in records of an older version of the app. */
  internals?: number;
  hasWaited: boolean;
  /** Whether its id was never enqueued before. */
  isFirst: boolean;
}
export type OutboxItem = { [Name in SubmissionEndpoint]: OutboxItemOf<Name> }[SubmissionEndpoint];

/** Returns the lane of a submission: order is kept per recipient, quiz or circle, so that one can't block the others. */
export function laneOf({ endpoint, input }: OutboxItem): string {
  if (input && 'quizId' in input) return input.quizId;
  if (input && 'circleId' in input) return input.circleId;
  return input && 'recipientId' in input ? input.recipientId : endpoint;
}

/** Returns what keeps a submission from being sent: itself, or a failing one before it. */
export function holderOf(item: OutboxItem, items: readonly OutboxItem[]): OutboxItem {
  if (item.failure || item.state !== 'waiting') return item;
  const failing = items.filter((one) => one.state === 'waiting' && one.failure && one.createdAt <= item.createdAt);
  // a missing network blocks everything
  return (
    failing.find(({ failure }) => failure?.code === 'network') ??
    failing.find((one) => laneOf(one) === laneOf(item)) ??
    item
  );
}

/** Submissions that this browser refused to store; they live as long as the page. */
const inMemory = new Map<string, OutboxItem>();

/** Returns whether a submission outlives this page. */
export const isKept = (id: string): boolean => !inMemory.has(id);

/** A record removed on purpose. One that disappears without this notice was lost with the device's database. */
export interface Removed {
  id: string;
  wasDelivered: boolean;
}
/** How late the notice of a removal may come. */
export const REMOVAL_NOTICE_MS = 1000;

/** Replaces a channel that the browser lacks or forbids: only this page hears of its changes then. */
const here = Object.assign(new EventTarget(), {
  postMessage: (data: unknown) => void here.dispatchEvent(new MessageEvent('message', { data })),
  close: () => undefined,
});
function openChannel() {
  try {
    return new BroadcastChannel('whoknows-outbox');
  } catch {
    return here;
  }
}
function announce(removed: Removed | null): void {
  const channel = openChannel();
  channel.postMessage(removed);
  channel.close();
}
/** Calls `listener` after every change, by any tab or the worker, with what was removed. Returns what stops it. */
export function onOutboxChange(listener: (removed: Removed | null) => void): () => void {
  const channel = openChannel();
  const hear = (event: Event) => listener((event as MessageEvent<Removed | null>).data);
  channel.addEventListener('message', hear);
  return () => {
    channel.removeEventListener('message', hear);
    channel.close();
  };
}

/** Returns all submissions, oldest first. Rejects on a temporary database failure. */
export async function readItems(): Promise<OutboxItem[]> {
  const stored = await inStore<OutboxItem[]>('outbox', 'readonly', (items) => items.getAll()).catch(
    (error: unknown) => {
      if (hasOpened()) throw error;
      return [];
    },
  );
  return [...stored, ...inMemory.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** Returns one submission; undefined when it doesn't exist or can't be read. Never throws. */
export async function readItem(id: string): Promise<OutboxItem | undefined> {
  return (
    inMemory.get(id) ??
    inStore<OutboxItem | undefined>('outbox', 'readonly', (items) => items.get(id)).catch(() => undefined)
  );
}

type Change = (before: OutboxItem | undefined) => OutboxItem | null | undefined;

/** Replaces a record by `change` of it: null removes it, undefined leaves it. Returns the record before. Never throws. */
export async function changeItem(id: string, change: Change): Promise<OutboxItem | undefined> {
  const held = inMemory.get(id);
  const inPlace = (next: OutboxItem | null | undefined) => {
    if (next) inMemory.set(id, next);
    else if (next === null) inMemory.delete(id);
  };
  let before = held;
  let isChanged = false;
  let isRemoved = false;
  if (held) {
    const next = change(held);
    isChanged = next !== undefined;
    isRemoved = next === null;
    inPlace(next);
  } else {
    try {
      before = await inStore<OutboxItem | undefined>('outbox', 'readwrite', (items) => {
        const request = items.get(id) as IDBRequest<OutboxItem | undefined>;
        request.onsuccess = () => {
          const next = change(request.result);
          isChanged = next !== undefined;
          isRemoved = next === null;
          if (next) items.put(next);
          else if (next === null) items.delete(id);
        };
        return request;
      });
    } catch {
      // blocked, or full: keep it in memory
      isChanged = true;
      inPlace(change(undefined));
    }
  }
  if (isChanged) announce(isRemoved ? { id, wasDelivered: before?.state === 'delivered' } : null);
  return before;
}

/** Removes a submission from the queue, delivered or not. */
export const removeItem = (id: string): Promise<unknown> => changeItem(id, () => null);

/** What may differ between two attempts of the same submission. */
const APART = { tracking: null, pass: null, deleteKey: null, isAdult: null };
const essence = (input: object | null) => JSON.stringify({ ...APART, ...input, ...APART });

/** One waiting or delivered stays unchanged. Throws `conflict` when a different submission has its id. */
export async function enqueueItem<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  about: About,
  isFirst: boolean,
): Promise<void> {
  const item = {
    id: input.id,
    endpoint,
    about,
    input,
    state: 'waiting',
    failure: null,
    answer: null,
    createdAt: Date.now(),
    notBefore: 0,
    settledAt: null,
    attempts: 0,
    hasWaited: false,
    isFirst,
  } as unknown as OutboxItem;
  const before = await changeItem(input.id, (there) => (there && there.state !== 'refused' ? undefined : item));
  if (before?.state === 'waiting' && essence(before.input) !== essence(input)) throw new DomainError('conflict');
}
