import type { Namespace, Resources } from './resources.ts';
import { textsOf } from './texts.ts';
import { useTranslation } from './use-translation.ts';

export type TextsOf<Name extends Namespace> = Resources[Name];

/** The locale files that have at least these texts. */
export type NamespaceWith<Texts> = {
  [Name in Namespace]: Resources[Name] extends Texts ? Name : never;
}[Namespace];

/** Returns a whole locale file, which it waits for: for what shows groups of texts as they are, without values. */
export function useTexts<Name extends Namespace>(namespace: Name): Resources[Name] {
  const { language } = useTranslation(namespace).i18n;
  return textsOf(language, namespace) as Resources[Name];
}
