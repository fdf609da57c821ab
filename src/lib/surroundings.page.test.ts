import { afterEach, expect, test, vi } from 'vitest';
import { readerLocale } from '../ui/use-formats.ts';
import { preferredLanguages, timeZoneHere } from './surroundings.ts';

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
