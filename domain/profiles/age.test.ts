import { expect, test } from 'vitest';
import { adultFrom, isAdult } from './age.ts';
import { minimumAge } from './minimum-age.ts';

test('an age group gives the day from which somebody is surely an adult; without it nobody is', () => {
  const now = Date.UTC(2026, 10, 26);
  expect(isAdult({ adultAt: adultFrom('18+', now) }, now)).toBe(true);
  for (const [group, years] of [
    ['16-17', 2],
    ['13-15', 5],
  ] as const) {
    const account = { adultAt: adultFrom(group, now) };
    expect(isAdult(account, Date.UTC(2026 + years, 10, 25))).toBe(false);
    expect(isAdult(account, Date.UTC(2026 + years, 10, 28))).toBe(true);
  }
  expect(isAdult({}, now)).toBe(false);
});

test('the minimum age for an account depends on the country', () => {
  const ages = {
    'Europe/London': 13,
    'Europe/Vienna': 14,
    'Europe/Paris': 15,
    'Indian/Reunion': 15,
    'Europe/Berlin': 16,
  };
  for (const [zone, age] of Object.entries(ages)) expect([zone, minimumAge(zone)]).toEqual([zone, age]);
  expect(minimumAge('Australia/Sydney')).toBe(16);
  expect(minimumAge('America/New_York')).toBe(13);
  expect(minimumAge('')).toBe(13);
});
