import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { oldestFirst } from '../data/read-cache-store.ts';
import { atServer, hear, hearDate, isWithin, now } from './clock.ts';
import { askTime } from './reach.ts';
import { stopwatch } from './use-countdown.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The time at the server. */
const NOW = 1_800_000_000_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.setSystemTime(NOW);
  hear(NOW);
  vi.useRealTimers();
});

const OFFS: [string, number][] = [
  ['400 days ahead', 400 * DAY_MS],
  ['3 hours ahead', 3 * HOUR_MS],
  ['5 minutes ahead', 5 * MINUTE_MS],
  ['right', 0],
  ['5 minutes behind', -5 * MINUTE_MS],
  ['3 hours behind', -3 * HOUR_MS],
  ['400 days behind', -400 * DAY_MS],
];

test.each(OFFS)('a clock that is %s is put right by an answer of the server, from then on', (_, off) => {
  vi.setSystemTime(NOW + off);
  hearDate(new Headers({ date: new Date(NOW).toUTCString() }));
  expect(now()).toBe(NOW);
  expect(atServer(Date.now() - HOUR_MS)).toBe(NOW - HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS);
  expect(now()).toBe(NOW + HOUR_MS);
  // set right by its owner, and heard again
  vi.setSystemTime(NOW);
  hear(NOW);
  expect(now()).toBe(NOW);
});

test('what an answer takes on its way moves no clock, and answers without a time say nothing', () => {
  for (const late of [0, 30_000, 90_000]) hear(NOW - late);
  hearDate(new Headers());
  expect(now()).toBe(NOW);
  expect(localStorage.getItem(STORAGE_KEYS.clock)).toBeNull();
  hear(NOW - 3 * HOUR_MS);
  hear(NOW - 3 * HOUR_MS - 90_000);
  hearDate(new Headers({ date: 'today' }));
  expect(now()).toBe(NOW - 3 * HOUR_MS);
  expect(localStorage.getItem(STORAGE_KEYS.clock)).toBe(String(-3 * HOUR_MS));
});

test('the time is asked for until an answer has come, then no more', async () => {
  const answer = () => new Response(null, { headers: { date: new Date(NOW - 3 * HOUR_MS).toUTCString() } });
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockImplementation(async () => answer());
  await askTime();
  expect(now()).toBe(NOW);
  for (let twice = 0; twice < 2; twice++) await askTime();
  expect(now()).toBe(NOW - 3 * HOUR_MS);
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockRestore();
});

test.each(OFFS)('how long something holds goes by the device alone: %s', (_, off) => {
  vi.setSystemTime(NOW + off);
  const since = Date.now();
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(isWithin(since, HOUR_MS)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isWithin(since, HOUR_MS)).toBe(false);
  // the clock was put back since
  vi.setSystemTime(since - 2 * HOUR_MS);
  expect(isWithin(since, HOUR_MS)).toBe(false);
});

test.each(OFFS)('a countdown goes on by a clock that is set during it: %s', (_, off) => {
  const passed = stopwatch();
  vi.advanceTimersByTime(MINUTE_MS);
  vi.setSystemTime(Date.now() + off);
  expect(passed()).toBe(MINUTE_MS + Math.max(off, 0));
});

test('of what is kept on the device, what came before the clock was set back goes first', () => {
  const kept = (name: string, off: number) => ({ name, answer: null, keptAt: NOW + off });
  const entries = [kept('new', 0), kept('before', 5 * HOUR_MS), kept('old', -HOUR_MS)];
  expect(oldestFirst(entries).map(({ name }) => name)).toEqual(['before', 'old', 'new']);
});
