import { expect, test } from 'vitest';
import { formatsOf, readerLocale } from './use-formats.ts';

const NOW = Date.UTC(2026, 10, 21, 15, 4);
const MINUTE = 60_000;
const before = (minutes: number, language: string) => formatsOf(language).ago(NOW - minutes * MINUTE, NOW, 'just now');

test('an age is in its largest unit, in the language of the page', () => {
  expect(before(1, 'en')).toBe('1 minute ago');
  expect(before(5, 'en-GB')).toBe('5 minutes ago');
  expect(before(5, 'fr')).toBe('il y a 5 minutes');
  expect(before(60, 'en')).toBe('1 hour ago');
  expect(before(24 * 60, 'fr')).toBe('hier');
  expect(before(15 * 24 * 60, 'en')).toBe('2 weeks ago');
});

test('less than a minute, or a clock that was set back, is just now', () => {
  expect(before(0.9, 'en')).toBe('just now');
  expect(before(-30, 'en')).toBe('just now');
});

test("a date has its reader's format", () => {
  expect(formatsOf('en').date(NOW)).toBe('Nov 21, 2026');
  expect(formatsOf('en-GB').date(NOW)).toBe('21 Nov 2026');
  expect(formatsOf('fr').longDate(NOW)).toBe('21 novembre 2026');
  expect(formatsOf('en-GB').calendarDay(Date.UTC(2026, 8, 14))).toBe('14 September 2026');
});

test('a percent sign is never separated from its number', () => {
  expect(formatsOf('en').percent(0.8)).toBe('80%');
  expect(formatsOf('fr').percent(0.8)).toMatch(/^80[\u00a0\u202f]%$/);
});

test.each([
  ['en', ['en-GB', 'en-US', 'fr'], 'en-GB'],
  ['en', ['fr-CH', 'en-AU'], 'en-AU'],
  ['fr', ['en-GB'], 'fr'],
  ['en', [], 'en'],
  ['fr', ['frr', 'fr-CA'], 'fr-CA'],
])('a page in %s for a browser that prefers %j uses the formats of %s', (language, preferred, locale) => {
  expect(readerLocale(language, preferred)).toBe(locale);
});
