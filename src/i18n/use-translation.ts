import type { Language } from '@domain/languages.ts';
import type { FlatNamespace, TFunction } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import { i18n, textIn } from './i18n.ts';
import { fetchNamespace, textsOf } from './texts.ts';

/** The language of a page that is rendered on a server; a browser has one for all it shows. */
export const LanguageContext = createContext<Language | null>(null);

const shown = () => i18n.language;

type First<Namespaces> = Namespaces extends readonly [infer Namespace extends FlatNamespace, ...unknown[]]
  ? Namespace
  : Namespaces extends FlatNamespace
    ? Namespaces
    : 'common';
type Every<Namespaces> = Namespaces extends readonly FlatNamespace[] ? Namespaces : readonly [First<Namespaces>];

/**
 * Returns the texts of locale files, which it waits for: keys are of the first one, unless they name another. What
 * i18next does for signed-in pages, in a tenth of its size (docs/adr/0132).
 */
export function useTranslation<
  const Namespaces extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]] = 'common',
>(namespaces?: Namespaces): { t: TFunction<Every<Namespaces>>; i18n: { language: Language } } {
  const current = useSyncExternalStore(i18n.onLanguageChange, shown, shown);
  const language = use(LanguageContext) ?? current;
  const names: readonly string[] = [namespaces ?? 'common'].flat();
  for (const name of names) if (!textsOf(language, name)) use(fetchNamespace(language, name));
  const t = textIn(language, names[0] as FlatNamespace);
  return { t: t as unknown as TFunction<Every<Namespaces>>, i18n: { language } };
}
