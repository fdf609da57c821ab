import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolated } from '../lib/isolated.ts';
import { shownLanguage } from '../lib/language.ts';

type Texts = Record<string, unknown>;
const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/** Each feature's texts are a file of their own per language and load with the feature. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  read: async (language: string, namespace: string) =>
    (await files[`./locales/${language}/${namespace}.json`]?.()) ?? {},
};

/** Resolves when the words every page needs are there. */
export const i18nReady = i18n
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: shownLanguage(),
    fallbackLng: false, // both languages are complete (a test says so), so the other one is never fetched in vain
    ns: ['common', 'games'],
    defaultNS: 'common',
    // React escapes; what a text needs is that a name in it does not turn its direction
    interpolation: { escape: isolated },
    react: { useSuspense: true },
  });

export { i18n };
