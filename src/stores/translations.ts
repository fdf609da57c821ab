import { DEFAULT_LANGUAGE, toLanguage } from '@domain/languages.ts';
import type { Writing } from '@domain/translation/contents.ts';
import type { TranslationContext } from '@domain/translation/translation.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored } from '../lib/storage.ts';

export interface Translations {
  /** A text in `language`; undefined while it is shown as it was written. */
  translationOf: (context: TranslationContext, text: string) => string | undefined;
  language: string;
  /** The words that say so and the button that changes it; null where there is nothing to change. */
  line: { note: string; action: string | null; onAction: () => void } | null;
  /** Rises whenever the person asks for other words. */
  asked: number;
}

const AS_WRITTEN: Translations = { translationOf: () => undefined, language: DEFAULT_LANGUAGE, line: null, asked: 0 };

/** How the contents of the quiz or result on screen are shown. */
export const useTranslations = create(() => AS_WRITTEN);

/** The props of an element that holds a text of a creator: translated and marked as such, or as it was written. */
export function shown(
  { translationOf, language }: Translations,
  context: TranslationContext,
  text: string,
): { children: string; lang?: string } {
  const translated = translationOf(context, text);
  return translated === undefined ? { children: text } : { children: translated, lang: language };
}

/** Nobody says in which language they write. Most do in English; a letter beyond a to z makes another one likely. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;

/** Whether a writing may be translated or offered to be, so that room is kept for the line that says so. */
export const mayTranslate = (language: string, writing: Writing): boolean =>
  language !== DEFAULT_LANGUAGE ||
  readStored(STORAGE_KEYS.translate(language)) === true ||
  FOREIGN_LETTER.test(JSON.stringify(writing));

/**
 * Shows what a creator wrote in the page's language, where that is wanted. The original is there at once, and stays
 * when nobody can translate it. The code for it comes with the first page that may need it.
 */
export function offerTranslation(language: string, writing: Writing): void {
  if (mayTranslate(language, writing))
    import('./translator.ts').then(
      ({ translate }) => translate(useTranslations, toLanguage(language), writing),
      () => undefined,
    );
  else useTranslations.setState(AS_WRITTEN);
}
