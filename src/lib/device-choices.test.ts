import { afterEach, expect, test, vi } from 'vitest';
import { shownLanguage } from './device-choices.ts';

const show = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

test('the language is that of the words on the page, even if another tab has chosen another one since', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr' });
  show('en');
  expect(shownLanguage()).toBe('en');
  show('fr');
  expect(shownLanguage()).toBe('fr');
});

test('the language is English without a document, or in one without a language', () => {
  expect(shownLanguage()).toBe('en');
  show('');
  expect(shownLanguage()).toBe('en');
});
