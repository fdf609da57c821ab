import { afterEach, expect, test, vi } from 'vitest';
import { shownLanguage } from './language.ts';

const show = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

test('the language is that of the words on the page, though another tab has chosen another one since', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr' });
  show('en');
  expect(shownLanguage()).toBe('en');
  show('fr');
  expect(shownLanguage()).toBe('fr');
});

test('it is English where there is no page, or one in no language', () => {
  expect(shownLanguage()).toBe('en');
  show('');
  expect(shownLanguage()).toBe('en');
});
