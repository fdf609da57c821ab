import type { Language } from '@domain/languages.ts';
import i18n, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolated } from '../lib/isolated.ts';
import { shownLanguage } from '../lib/language.ts';

type Texts = Record<string, unknown>;
// a build serves them as JSON; in development, tests and prerendering they are modules
const modules = import.meta.env.TEXTS ? {} : import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

async function fetchTexts(address: string): Promise<Texts> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return (await reply.json()) as Texts;
}

/** Each feature's texts are in their own file per language and load with the feature. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  read: async (language: string, namespace: string) => {
    const name = `${language}/${namespace}.json`;
    return import.meta.env.TEXTS
      ? fetchTexts(`${import.meta.env.TEXTS}/${name}`)
      : ((await modules[`./locales/${name}`]?.()) ?? {});
  },
};

const optionsFor = (language: Language) => ({
  lng: language,
  fallbackLng: false as const, // every language is complete (a test checks it), so a fallback would be loaded in vain
  ns: ['common', 'games'],
  defaultNS: 'common' as const,
  // React escapes; names in a text only need direction isolation
  interpolation: { escape: isolated },
  react: { useSuspense: true },
});

/** Resolves when the texts that every page needs have loaded. */
export const i18nReady = i18n.use(backend).use(initReactI18next).init(optionsFor(shownLanguage()));

const instances = new Map<Language, Promise<I18n>>();

/** Returns the texts of one language, for a server that renders several at a time. */
export function textsIn(language: Language): Promise<I18n> {
  const made = instances.get(language) ?? makeInstance(language);
  instances.set(language, made);
  return made;
}

async function makeInstance(language: Language): Promise<I18n> {
  const own = i18n.createInstance().use(backend);
  await own.init(optionsFor(language));
  return own;
}

export { i18n };
