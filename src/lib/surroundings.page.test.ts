import { PATIENCE_MS } from '@domain/patience.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { throwsOnKeeping } from '../data/database-check.ts';
import { readerLocale } from '../ui/use-formats.ts';
import { notificationPermission } from './push-subscription.ts';
import { mendSurroundings, preferredLanguages, timeZoneHere } from './surroundings.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each<[languages: unknown, expected: string[]]>([
  [
    ['en-GB', 'fr'],
    ['en-GB', 'fr'],
  ],
  [['C', 'en-US@posix', 'en_GB', '', 'x', 'en-US-US', 'en-US-utf8', 'fr-FR-euro', 5, null, 'fr-CA'], ['fr-CA']],
  [[], []],
  ['', []],
  ['en-US', []],
  [undefined, []],
  [null, []],
])('of the languages %j this browser can write in %j', (languages, expected) => {
  vi.stubGlobal('navigator', { languages });
  expect(preferredLanguages()).toEqual(expected);
  expect(() => new Intl.DateTimeFormat(readerLocale('en'))).not.toThrow();
});

test.each<[timeZone: unknown, expected: string | undefined]>([
  ['Europe/Stockholm', 'Europe/Stockholm'],
  ['Etc/Unknown', undefined],
  ['Mars/Base', undefined],
  [undefined, undefined],
])('the time zone %j is taken for %j', (timeZone, expected) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  expect(timeZoneHere()).toBe(expected);
});

test('a browser without time zones at all has none', () => {
  vi.stubGlobal('Intl', {});
  expect(timeZoneHere()).toBeUndefined();
});

/** Has the browser refuse to say what `name` is, or to do it. */
function refuse(on: object, name: string): void {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(on, name, { get, configurable: true });
}

test.each<[what: string, matchMedia: unknown]>([
  ['no function', undefined],
  ['no list', () => null],
  ['a list without listeners', () => ({ matches: true })],
])('a browser that has %s for media queries gets one that says no', (_, odd) => {
  vi.stubGlobal('matchMedia', odd);
  mendSurroundings();
  const list = matchMedia('(prefers-color-scheme: dark)');
  expect(list.matches).toBe(false);
  expect(() => list.addEventListener('change', () => undefined)).not.toThrow();
});

test('what a browser refuses is as if it were missing', () => {
  const navigator = { userAgent: 'odd' } as Navigator;
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('Notification', {});
  refuse(navigator, 'serviceWorker');
  refuse(Notification, 'permission');
  mendSurroundings();
  expect(navigator.serviceWorker).toBeUndefined();
  expect(notificationPermission()).toBeNull();
  expect(navigator.sendBeacon('/api/visits')).toBeFalsy();
});

test('what a browser has is left alone', () => {
  const navigator = { serviceWorker: {}, sendBeacon: () => true };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('Notification', { permission: 'granted' });
  const media = vi.fn(() => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('matchMedia', media);
  mendSurroundings();
  expect(navigator.sendBeacon()).toBe(true);
  expect(notificationPermission()).toBe('granted');
  expect(matchMedia('all').matches).toBe(true);
});

/** A device that never answers, unless a test does. */
class Databases {
  open() {
    return new EventTarget();
  }
}

test.each([
  ['answers none, each fails after a while', null, 2],
  ['answers, late or with a refusal, none is made to fail', 'error', 0],
])('where a device %s', async (_, answer, failures) => {
  vi.useFakeTimers();
  vi.stubGlobal('IDBFactory', Databases);
  vi.stubGlobal('indexedDB', new Databases());
  const first = vi.spyOn(Databases.prototype, 'open');
  throwsOnKeeping();
  const check = first.mock.results[0]?.value as EventTarget;
  const failed = vi.fn();
  indexedDB.open('one').addEventListener('error', failed);
  if (answer) setTimeout(() => (check as IDBOpenDBRequest).onerror?.(new Event(answer)), PATIENCE_MS.deviceDatabase);
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS.deviceDatabase);
  indexedDB.open('another').addEventListener('error', failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(failures);
  vi.useRealTimers();
});

test('the database is in memory where its notes for other tabs are refused', () => {
  vi.stubGlobal('IDBFactory', Databases);
  vi.stubGlobal('indexedDB', new Databases());
  expect(throwsOnKeeping()).toBe(false);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(throwsOnKeeping()).toBe(true);
});
