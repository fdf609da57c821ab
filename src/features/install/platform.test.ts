import { expect, test } from 'vitest';
import { hasHomeScreenMenu } from './platform.ts';

const iPhone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

test.each([
  ['Safari on an iPhone', iPhone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), 5],
  ['an old Safari', iPhone('15_2', 'Version/15.2 Mobile/15E148 Safari/604.1'), 5],
  ['Chrome since 16.4', iPhone('16_4', 'CriOS/140.0 Mobile/15E148 Safari/604.1'), 5],
  ['Firefox on a newer one', iPhone('17_10', 'FxiOS/140.0 Mobile/15E148 Safari/605.1.15'), 5],
  ['an iPad that calls itself a Mac', MAC, 5],
])('%s has a home screen menu', (_, userAgent, touchPoints) => {
  expect(hasHomeScreenMenu(userAgent, touchPoints)).toBe(true);
});

test.each([
  ['a Mac', MAC, 0],
  ['Chrome before 16.4', iPhone('16_3', 'CriOS/110.0 Mobile/15E148 Safari/604.1'), 5],
  ['Android', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36', 10],
])('%s has no home screen menu', (_, userAgent, touchPoints) => {
  expect(hasHomeScreenMenu(userAgent, touchPoints)).toBe(false);
});
