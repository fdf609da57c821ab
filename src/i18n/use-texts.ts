import type { Resources } from './resources.ts';
import { textsOf } from './texts.ts';
import { useTranslation } from './use-translation.ts';

export type TextsOf<Name extends keyof Resources> = Resources[Name];

/** The locale files that have at least these texts. */
export type NamespaceWith<Texts> = {
  [Name in keyof Resources]: Resources[Name] extends Texts ? Name : never;
}[keyof Resources];

/** Returns a whole locale file, which it waits for: for what shows groups of texts as they are, without values. */
export function useTexts<Name extends keyof Resources>(namespace: Name): Resources[Name] {
  const { language } = useTranslation(namespace).i18n;
  return textsOf(language, namespace) as Resources[Name];
}
