import type { Language } from '@domain/languages.ts';
import { shownLanguage } from '../lib/device-choices.ts';
import { asChunkLoadError } from '../lib/load-chunk.ts';
import type { Namespace, Translate } from './resources.ts';
import { fetchNamespace, textsOf } from './texts.ts';
import { translate, type Values } from './translate.ts';

/** What every page needs. */
export const EVERYWHERE = ['common', 'games'];

const known = new Map<string, (key: string, values?: Values) => string>();

/** Returns a function that returns texts in a language; keys are of `own` unless they name another file. */
export function textIn<Own extends Namespace, Others extends Namespace = never>(
  language: Language,
  own: Own,
): Translate<Own, Others> {
  const name = `${language}/${own}`;
  let t = known.get(name);
  if (!t) {
    t = (key, values) => {
      const end = key.indexOf(':');
      return translate(textsOf(language, end < 0 ? own : key.slice(0, end)), key.slice(end + 1), language, values);
    };
    known.set(name, t);
  }
  return t;
}

let language = shownLanguage();
const listeners = new Set<(language: Language) => void>();

/** The page's texts outside of components, which use `useTranslation`. */
export const i18n = {
  get language(): Language {
    return language;
  },
  /** Returns a text of any locale file, which must have been loaded; keys are of `common` unless they name another. */
  get t() {
    return textIn<'common', Namespace>(language, 'common');
  },
  /** Calls back when the language has changed. Returns a function that ends it. */
  onLanguageChange(listener: (language: Language) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Shows the page in a language, whose texts must have been loaded. */
  showLanguage(next: Language): void {
    language = next;
    for (const listener of listeners) listener(next);
  },
};

/** Loads locale files in the page's language. Never throws: without one, its keys are shown. */
export async function tryTexts(...namespaces: string[]): Promise<void> {
  await Promise.allSettled(namespaces.map((namespace) => fetchNamespace(language, namespace)));
}

/** Resolves when the texts that every page needs have loaded. */
export const i18nReady = tryTexts(...EVERYWHERE);

/** Loads the texts that every page needs in a language, for a server that renders several. */
export const loadCommonTexts = (language: Language) =>
  Promise.all(EVERYWHERE.map((namespace) => fetchNamespace(language, namespace)));

/** Loads locale files in the page's language by name. Throws when one fails. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchNamespace(language, namespace))).catch(() => {
    throw asChunkLoadError(new Error('texts'));
  });
}
