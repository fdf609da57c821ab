import { toLanguage } from '@domain/languages.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18n } from './i18n.ts';
import { fetchNamespace } from './texts.ts';
import { isolated } from './translate.ts';

const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  read: (language: string, namespace: string) => fetchNamespace(toLanguage(language), namespace),
};

let started: Promise<void> | undefined;

/** Starts i18next, once, for pages that use it. It has its texts from where the rest of the page has them. */
export function startI18next(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: i18n.language,
      fallbackLng: false, // every language is complete (a test checks it), so a fallback would be loaded in vain
      ns: ['common', 'games'],
      defaultNS: 'common',
      // React escapes; names in a text only need direction isolation
      interpolation: { escape: (text) => isolated(text, i18n.language) },
      react: { useSuspense: true },
    });
  i18n.onLanguageChange((language) => void i18next.changeLanguage(language));
}
