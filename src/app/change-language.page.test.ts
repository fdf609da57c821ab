import { afterEach, expect, test } from 'vitest';
import { i18n, i18nReady } from '../i18n/i18n.ts';
import { chooseLanguage } from '../stores/preferences.ts';
import { changeLanguage } from './change-language.ts';

// other files' tests come after in the same process
afterEach(() => {
  chooseLanguage('en');
  i18n.showLanguage('en');
});

test('of two choices in quick succession the last one wins, even if the texts of the first arrive later', async () => {
  await i18nReady;
  chooseLanguage('fr');
  const first = changeLanguage('fr', 'en');
  chooseLanguage('en'); // whose texts are there
  await Promise.all([first, changeLanguage('en', 'fr')]);
  expect(i18n.language).toBe('en');

  chooseLanguage('fr');
  await changeLanguage('fr', 'en');
  expect(i18n.language).toBe('fr');
});
