import type { Language } from '@domain/languages.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import { i18n, textIn } from './i18n.ts';
import type { Namespace, Translate } from './resources.ts';
import { fetchNamespace, textsOf } from './texts.ts';

/** The language of a page that is rendered on a server; a browser has one for all it shows. */
export const LanguageContext = createContext<Language | null>(null);

const shown = () => i18n.language;

/**
 * Returns the texts of locale files, which it waits for: keys are of the first one, unless they name another. What
 * i18next does for signed-in pages, in a tenth of its size (docs/adr/0132).
 */
export function useTranslation<Own extends Namespace = 'common', Others extends Namespace = never>(
  namespaces: Own | readonly [Own, ...Others[]] = 'common' as Own,
): { t: Translate<Own, Others>; i18n: { language: Language } } {
  const current = useSyncExternalStore(i18n.onLanguageChange, shown, shown);
  const language = use(LanguageContext) ?? current;
  const names: readonly [Own, ...Others[]] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const name of names) if (!textsOf(language, name)) use(fetchNamespace(language, name));
  return { t: textIn<Own, Others>(language, names[0]), i18n: { language } };
}
