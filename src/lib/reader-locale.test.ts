import { expect, test } from 'vitest';
import { readerLocale } from './reader-locale.ts';

test.each([
  ['en', ['en-GB', 'en-US', 'fr'], 'en-GB'],
  ['en', ['fr-CH', 'en-AU'], 'en-AU'],
  ['fr', ['en-GB'], 'fr'],
  ['en', [], 'en'],
  ['fr', ['frr', 'fr-CA'], 'fr-CA'],
])('a page in %s for a browser that prefers %j uses the formats of %s', (language, preferred, locale) => {
  expect(readerLocale(language, preferred)).toBe(locale);
});
