import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '../../domain/languages.ts';
import { flattenTexts } from '../../domain/locales/flatten-texts.ts';
import { inRoot } from './project.ts';

type Texts = Readonly<Record<string, unknown>>;

export const SCREEN_TEXTS = inRoot('src/i18n/locales');
/** Folders with a folder of texts per language. The domain's texts are read by web and functions. */
export const LOCALE_FOLDERS = [SCREEN_TEXTS, inRoot('domain/locales')];

/** Returns a function that reads a file of a language in a folder of texts. */
export const textReader =
  (folder: string) =>
  (language: string, file: string): Texts =>
    JSON.parse(readFileSync(join(folder, language, file), 'utf8'));

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** The ending of a key whose text depends on a count, in i18next's format. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Returns the plural forms that a language needs for the counts that occur here. */
const pluralsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))];
};
/** Returns the keys that a language needs, given the default language's: its plural forms may differ. */
function neededKeys(source: ReadonlyMap<string, string>, language: string): Set<string> {
  const isPlural = (key: string) => PLURAL.test(key) && source.has(key.replace(PLURAL, '_other'));
  const keys = [...source.keys()].flatMap((key) =>
    isPlural(key) ? pluralsOf(language).map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return new Set(keys);
}

/** Returns the problems of a feature's texts in a language, compared with the default language. */
export function findLocaleProblems(source: Texts, texts: Texts, language: Language): string[] {
  const [original, translated] = [new Map(flattenTexts(source)), new Map(flattenTexts(texts))];
  const needed = neededKeys(original, language);
  const missing = [...needed].filter((key) => !translated.has(key)).map((key) => `${key} is missing in ${language}`);
  const { looseMark } = LANGUAGES[language];
  const wrong = [...translated].flatMap(([key, text]) => {
    // "one" may omit the count where it means a single thing, but others need it: "21" is "one" in Russian
    const counterparts = [key, key.replace(PLURAL, '_other')].flatMap((name) => original.get(name) ?? []);
    if (counterparts.length === 0) return [`${key} is missing in ${DEFAULT_LANGUAGE}`];
    if (text.trim() === '') return [`${key} is empty in ${language}`];
    if (!counterparts.map(placeholders).includes(placeholders(text)))
      return [`${key} has other placeholders in ${language}`];
    return looseMark?.test(text) ? [`${key} has an ordinary space at a mark in ${language}`] : [];
  });
  return [...missing, ...wrong];
}

/** Returns whether a file is a language's own word list, which translates nothing and only has to exist. */
const isWordList = (file: string) => file.endsWith('-words.json');

/** Returns the problems of the texts in a folder: languages, files, and their contents. */
export function findFolderProblems(folder: string): string[] {
  const read = textReader(folder);
  const filesOf = (language: string) => (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : []);
  const files = new Set(LANGUAGE_CODES.flatMap(filesOf));
  return LANGUAGE_CODES.flatMap((language) =>
    [...files].flatMap((file) => {
      if (!filesOf(language).includes(file)) return [`${language}/${file} is missing`];
      if (isWordList(file) || !filesOf(DEFAULT_LANGUAGE).includes(file)) return [];
      return findLocaleProblems(read(DEFAULT_LANGUAGE, file), read(language, file), language).map(
        (problem) => `${language}/${file}: ${problem}`,
      );
    }),
  );
}
