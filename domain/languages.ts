import { LANGUAGE_PARAMETER } from './language-parameter.ts';

/** Spreadsheets expect a semicolon in languages with a decimal comma. */
export type CsvSeparator = ',' | ';';

/** In which direction a language is written. */
export type Direction = 'ltr' | 'rtl';

interface LanguageRow {
  readonly label: string;
  readonly switchTo: string;
  readonly ogLocale: string;
  readonly dir: Direction;
  readonly csvSeparator: CsvSeparator;
  /** Matches a mark after an ordinary space, where a line could break; null where marks follow words directly. */
  readonly looseMark: RegExp | null;
}

/** Every language by its code, in the order in which they are offered. How to add one: docs/recipes.md. */
export const LANGUAGES = {
  en: {
    label: 'English',
    switchTo: 'switch to English',
    ogLocale: 'en_US',
    dir: 'ltr',
    csvSeparator: ',',
    looseMark: null,
  },
  fr: {
    label: 'Français',
    switchTo: 'passer en français',
    ogLocale: 'fr_FR',
    dir: 'ltr',
    csvSeparator: ';',
    looseMark: / [?!:;»%]|« /,
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The first in the table: the fallback, and the language in which texts are written first. */
export const DEFAULT_LANGUAGE = LANGUAGE_CODES[0] as Language;

export const toLanguage = (value: unknown): Language =>
  LANGUAGE_CODES.find((code) => code === value) ?? DEFAULT_LANGUAGE;

export const directionOf = (language: Language): Direction => LANGUAGES[language].dir;

/** Returns the address of a page in a language: the default's has no query. */
export const inLanguage = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}?${LANGUAGE_PARAMETER}=${language}`;

export const nextLanguage = (language: Language): Language =>
  LANGUAGE_CODES[LANGUAGE_CODES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;
