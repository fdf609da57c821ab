import { DEFAULT_LANGUAGE, toLanguage } from '@domain/languages.ts';
import type { Writing } from '@domain/translation/contents.ts';
import type { TranslationContext } from '@domain/translation/context.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored } from '../lib/storage.ts';
import { useIsHydrated } from '../lib/use-device-state.ts';
import type { Translations } from './translator.ts';

const AS_WRITTEN: Translations = { translationOf: () => undefined, language: DEFAULT_LANGUAGE, line: null, asked: 0 };

export const useTranslations = create(() => AS_WRITTEN);

/** Returns the props of an element with a creator's text: translated and marked as such, or the original. */
export function shown(
  { translationOf, language }: Translations,
  context: TranslationContext,
  text: string,
): { children: string; lang?: string } {
  const translated = translationOf(context, text);
  return translated === undefined ? { children: text } : { children: translated, lang: language };
}

/** Creators don't state their language. Most write English; a letter beyond a to z makes another one likely. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;

const isLikelyForeign = (language: string, writing: Writing): boolean =>
  language !== DEFAULT_LANGUAGE || FOREIGN_LETTER.test(JSON.stringify(writing));
const isChosen = (language: string): boolean => readStored(STORAGE_KEYS.translate(language)) === true;

/** Returns whether a text may be translated, so that space is reserved for the note. */
export function useMayTranslate(language: string, writing: Writing): boolean {
  const isHydrated = useIsHydrated();
  return isLikelyForeign(language, writing) || (isHydrated && isChosen(language));
}

/** The original is shown first, and stays without a translation; the first page that may need it loads the code. */
export function offerTranslation(language: string, writing: Writing): void {
  if (isLikelyForeign(language, writing) || isChosen(language))
    void import('./translator.ts')
      .catch(() => null)
      .then((translator) => translator?.translate(useTranslations, toLanguage(language), writing));
  else useTranslations.setState(AS_WRITTEN);
}
