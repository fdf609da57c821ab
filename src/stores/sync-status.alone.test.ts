// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncStatus } from '../data/sync-status.ts';
import { startConnection, useConnection } from './connection.ts';
import { isOfflineNow, onServerReached, onServerSilent, startSyncStatus, useSyncStatus } from './sync-status.ts';

const listeners = vi.hoisted(() => ({ status: (_: SyncStatus): void => undefined }));
const letFirestoreAsk = vi.hoisted(() => vi.fn());
vi.mock('../data/sync-status.ts', () => ({
  letFirestoreAsk,
  onSyncStatus: (listen: typeof listeners.status) => {
    listeners.status = listen;
  },
}));

/** How long a start takes without an answer before the screen says that its data is old. */
const STALE_AFTER_MS = 3000;
const SILENCE_MS = 30_000;
const TRY_AGAIN_MS = 10_000;
const report = (isFromCache: boolean) => listeners.status({ isFromCache, syncedAt: isFromCache ? 7 : 8 });
const isStale = () => useSyncStatus.getState().isStale;
/** What the browser says, and whether a request is answered. */
async function network(isOnline: boolean, isAnswered = isOnline): Promise<void> {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', () => (isAnswered ? Promise.resolve(new Response()) : Promise.reject(new TypeError('gone'))));
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  await vi.advanceTimersByTimeAsync(0);
}

startConnection();
startSyncStatus();
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await network(true);
  report(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('cached data is stale after a moment, and current as soon as the server answers', () => {
  report(true);
  expect(useSyncStatus.getState().syncedAt).toBe(7);
  vi.advanceTimersByTime(STALE_AFTER_MS - 1);
  expect(isStale()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([isStale(), isOfflineNow()]).toEqual([true, true]);
  report(false);
  expect([isStale(), isOfflineNow()]).toEqual([false, false]);
  expect(useSyncStatus.getState().syncedAt).toBe(8);
});

test('without a network data is stale immediately, until the server is reached', async () => {
  report(true);
  await network(false);
  expect(useConnection.getState().isOnline).toBe(false);
  expect(isStale()).toBe(true);
  await network(true);
  expect(isStale()).toBe(true);
  report(false);
  expect(isStale()).toBe(false);
});

test('a browser that calls a working network gone is not believed', async () => {
  await network(false, true);
  expect([useConnection.getState().isOnline, isOfflineNow()]).toEqual([true, false]);
  expect(letFirestoreAsk).not.toHaveBeenCalledWith(false);
});

test('a network that is gone is tried again, as the browser may not see it come back', async () => {
  await network(false);
  expect(letFirestoreAsk).toHaveBeenLastCalledWith(false);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_MS);
  expect(useConnection.getState().isOnline).toBe(true);
  expect(letFirestoreAsk).toHaveBeenLastCalledWith(true);
});

test('a listener is called each time the server is reached again', async () => {
  const act = vi.fn();
  const stop = onServerReached(act);
  for (const isOnline of [false, true, false, true]) await network(isOnline);
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  for (const isOnline of [false, true]) await network(isOnline);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a silent server is checked repeatedly, but not without a network, nor once it answers', async () => {
  const act = vi.fn();
  onServerSilent(act);
  report(true);
  vi.advanceTimersByTime(STALE_AFTER_MS);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * SILENCE_MS);
  expect(act).toHaveBeenCalledTimes(3);
  await network(false);
  vi.advanceTimersByTime(SILENCE_MS);
  expect(act).toHaveBeenCalledTimes(3);
  await network(true);
  report(false);
  vi.advanceTimersByTime(2 * SILENCE_MS);
  expect(act).toHaveBeenCalledTimes(3);
});
