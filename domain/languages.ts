import type { CsvSeparator } from './dashboard/csv.ts';

/** What differs between languages, besides the texts. */
interface LanguageRow {
  /** Its name, in the language itself. */
  readonly label: string;
  /** The button that switches to it, in the language itself. */
  readonly switchTo: string;
  readonly ogLocale: string;
  /** What its readers' spreadsheets expect between cells. */
  readonly csvSeparator: CsvSeparator;
  /** Matches a mark after an ordinary space, where a line could break; null where marks follow words directly. */
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

/** The first in the table: the fallback, and the language in which texts are written first. */
export const DEFAULT_LANGUAGE = LANGUAGE_CODES[0] as Language;

/** Returns the language with this code; the default for any other value. */
export const toLanguage = (value: unknown): Language =>
  LANGUAGE_CODES.find((code) => code === value) ?? DEFAULT_LANGUAGE;

/** Returns the next language in the table, wrapping around. */
export const nextLanguage = (language: Language): Language =>
  LANGUAGE_CODES[LANGUAGE_CODES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;
