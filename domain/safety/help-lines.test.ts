import { expect, test } from 'vitest';
import { dialing, HELP_COUNTRIES, HELP_ELSEWHERE, helpIn, victimsFirst } from './help-lines.ts';

test.each(HELP_COUNTRIES.map((country) => [country, helpIn(country)] as const))(
  '%s has an emergency number, a general line first, and a source and date for each line',
  (country, { emergency, lines }) => {
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country)).toBeTruthy();
    expect(emergency).toMatch(/^\d{3}$/);
    expect(lines[0]?.whom).toBeUndefined();
    expect(new Set(lines.map(dialing)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.name.trim()).not.toBe('');
      expect(dialing(line)).toMatch(/^(tel|sms):\d{3,}$/);
      expect(new URL(line.address).protocol).toBe('https:');
      const { pathname, search } = new URL(line.source);
      expect(pathname + search).not.toBe('/');
      expect(Date.parse(line.checkedOn)).toBeLessThanOrEqual(Date.now());
    }
  },
);

test('the countries of both languages have lines, with the well-known numbers', () => {
  const numbers = (country: Parameters<typeof helpIn>[0]) => helpIn(country).lines.map(({ number }) => number);
  expect(numbers('FR')).toEqual(['3114', '119', '3018']);
  expect(numbers('GB')).toEqual(['116 123', '0800 1111', '85258']);
  expect(numbers('US')).toContain('988');
  expect(numbers('CA')).toContain('988');
});

test('who is threatened is told first of the lines against violence and for the young', () =>
  expect(victimsFirst(helpIn('FR').lines).map(({ number }) => number)).toEqual(['3018', '119', '3114']));

test('other countries get an international list', () => expect(HELP_ELSEWHERE.address).toMatch(/^https:/));

test('a text-only line opens a text message, any other a call', () => {
  expect(helpIn('GB').lines.map(dialing)).toEqual(['tel:116123', 'tel:08001111', 'sms:85258']);
});
