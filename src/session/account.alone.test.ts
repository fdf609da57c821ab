// @vitest-environment happy-dom
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInbox, subscribeToAccount } from '../data/accounts.ts';
import { countPendingWrites, fetchRejected, type PendingWrites } from '../data/pending-writes.ts';
import { useSyncStatus } from '../stores/sync-status.ts';
import { followAccount, startAccount } from './account.ts';
import { useSession } from './state.ts';

/** The listeners that the store has registered with the data layer. */
const listeners = vi.hoisted(() => ({ writes: (_: PendingWrites): void => undefined }));
vi.mock('../data/accounts.ts', () => ({
  countInbox: vi.fn(),
  subscribeToAccount: vi.fn(),
  subscribeToLatestResponse: () => () => undefined,
}));
vi.mock('../data/pending-writes.ts', () => ({
  countPendingWrites: vi.fn(),
  fetchRejected: vi.fn(async () => []),
  onPendingWrites: (listen: typeof listeners.writes) => {
    listeners.writes = listen;
  },
}));
vi.mock('../data/callables.ts', () => ({}));
vi.mock('../lib/reach.ts', () => ({ askTime: async () => true, isReachable: async () => true }));
vi.mock('../data/sync-status.ts', () => ({ letFirestoreAsk: () => undefined, onSyncStatus: () => undefined }));

/** How long the server has to count before it is asked. */
const PATIENCE_MS = 6000;
const NONE: PendingWrites = { all: 0, read: 0, deletedMessages: 0 };

let stop: () => void;
let stopSubscription: ReturnType<typeof vi.fn<() => void>>;
startAccount();
/** Reports this device's pending writes to the store. */
const wait = ({ read = 0, deletedMessages = 0 }: Partial<PendingWrites>) =>
  listeners.writes({ all: read + deletedMessages, read, deletedMessages });
/** Reports the server's counts to the store. */
const serve = (messages: number, unread: number, more: Partial<AccountActivity> = {}) =>
  vi.mocked(subscribeToAccount).mock.lastCall?.[1]({ inbox: { messages, unread }, ...more });
const shown = () => useSession.getState().account?.inbox;
const follow = (waiting: PendingWrites = NONE) => {
  vi.mocked(countPendingWrites).mockReturnValue(waiting);
  stop = followAccount('maya');
};

beforeEach(() => {
  vi.useFakeTimers();
  stopSubscription = vi.fn();
  vi.mocked(subscribeToAccount).mockReturnValue(stopSubscription);
  vi.mocked(countInbox).mockReset();
});
afterEach(() => {
  wait(NONE);
  stop();
  useSession.setState({ account: null, countedMessages: null });
  vi.useRealTimers();
});

test('pending changes are subtracted immediately, and added back if they fail', async () => {
  follow();
  serve(9, 4);
  wait({ read: 1, deletedMessages: 2 });
  expect(shown()).toEqual({ messages: 7, unread: 3 });
  expect(useSession.getState().countedMessages).toBe(9);
  expect(useSyncStatus.getState().waiting).toBe(3);
  // rejected: the server has nothing new to count, and its messages say so
  vi.mocked(countInbox).mockResolvedValue({ messages: 9, unread: 4 });
  wait(NONE);
  expect(shown()).toEqual({ messages: 7, unread: 3 });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(shown()).toEqual({ messages: 9, unread: 4 });
});

test('a confirmed change stays subtracted until the server has counted it, and is then counted once', () => {
  follow();
  serve(9, 4);
  wait({ read: 2 });
  wait(NONE);
  expect(shown()).toEqual({ messages: 9, unread: 2 });
  // something else in the account changes first: the count is still the old one
  serve(9, 4, { responsesSeenAt: 7 });
  expect(shown()).toEqual({ messages: 9, unread: 2 });
  serve(9, 2);
  expect(shown()).toEqual({ messages: 9, unread: 2 });
});

test('changes made before the page was loaded are subtracted from the first count', () => {
  follow({ all: 2, read: 1, deletedMessages: 1 });
  serve(5, 5);
  expect(shown()).toEqual({ messages: 4, unread: 4 });
  expect(useSyncStatus.getState().waiting).toBe(2);
});

test('when the server counts late, the messages are counted directly until its count arrives', async () => {
  follow();
  serve(9, 4);
  vi.mocked(countInbox).mockResolvedValue({ messages: 8, unread: 3 });
  wait({ read: 1, deletedMessages: 1 });
  wait(NONE);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(countInbox).toHaveBeenCalledExactlyOnceWith('maya');
  expect(shown()).toEqual({ messages: 8, unread: 3 });
  serve(8, 3);
  expect(shown()).toEqual({ messages: 8, unread: 3 });
});

test('a count that another change overtakes is ignored', async () => {
  follow();
  serve(9, 4);
  const late = Promise.withResolvers<{ messages: number; unread: number }>();
  vi.mocked(countInbox).mockReturnValue(late.promise);
  wait({ read: 1 });
  wait(NONE);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  wait({ read: 1 });
  wait(NONE);
  late.resolve({ messages: 9, unread: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual({ messages: 9, unread: 2 });
});

test('a failed count changes nothing, and is retried when the server is reached again', async () => {
  follow();
  serve(9, 4);
  vi.mocked(countInbox).mockRejectedValueOnce(new Error('network')).mockResolvedValue({ messages: 9, unread: 4 });
  wait({ read: 1 });
  wait(NONE);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(shown()).toEqual({ messages: 9, unread: 3 });
  useSyncStatus.setState({ isStale: true });
  useSyncStatus.setState({ isStale: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual({ messages: 9, unread: 4 });
  expect(fetchRejected).toHaveBeenCalled();
});
