import type { CsvSeparator } from './dashboard/csv.ts';

/** What differs from language to language, besides the texts. */
interface LanguageRow {
  /** Its name, in itself. */
  readonly label: string;
  /** What a button says that changes to it, in itself. */
  readonly switchTo: string;
  /** Its name for link previews (Open Graph). */
  readonly ogLocale: string;
  /** What its readers' spreadsheets expect between two cells. */
  readonly csvSeparator: CsvSeparator;
  /** A mark with an ordinary space, where a line could break; null where marks follow their word without one. */
  readonly looseMark: RegExp | null;
}

/** Every language by its code, in the order in which they are offered. How to add one: docs/recipes.md. */
export const LANGUAGES = {
  en: { label: 'English', switchTo: 'switch to English', ogLocale: 'en_US', csvSeparator: ',', looseMark: null },
  fr: {
    label: 'Français',
    switchTo: 'passer en français',
    ogLocale: 'fr_FR',
    csvSeparator: ';',
    looseMark: / [?!:;»%]|« /,
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The first in the table. It is shown to anyone who has chosen none, and texts are written in it first. */
export const DEFAULT_LANGUAGE = LANGUAGE_CODES[0] as Language;

/** Returns the language with this code; the default one for any other value. */
export const toLanguage = (value: unknown): Language =>
  LANGUAGE_CODES.find((code) => code === value) ?? DEFAULT_LANGUAGE;

/** Returns the language that follows in the table; the first one after the last. */
export const nextLanguage = (language: Language): Language =>
  LANGUAGE_CODES[LANGUAGE_CODES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;
