import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const before = (minutes: number, language: string) => agoText(NOW - minutes * MINUTE, NOW, language, 'just now');

test('an age is told in its largest unit, in the language of the page', () => {
  expect(before(1, 'en')).toBe('1 minute ago');
  expect(before(5, 'en')).toBe('5 minutes ago');
  expect(before(5, 'fr')).toBe('il y a 5 minutes');
  expect(before(60, 'en')).toBe('1 hour ago');
  expect(before(24 * 60, 'fr')).toBe('il y a 1 jour');
  expect(before(15 * 24 * 60, 'en')).toBe('2 weeks ago');
});

test('less than a minute, or a clock that was put back, is just now', () => {
  expect(before(0.9, 'en')).toBe('just now');
  expect(before(-30, 'en')).toBe('just now');
});
