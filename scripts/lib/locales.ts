import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '../../domain/languages.ts';
import { flattenTexts } from '../../domain/locales/flatten-texts.ts';
import { inRoot } from './project.ts';

type Texts = Readonly<Record<string, unknown>>;

/** What screens say. */
export const SCREEN_TEXTS = inRoot('src/i18n/locales');
/** Folders with a folder of texts per language. Texts of the domain are read by web and functions alike. */
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

/** The ending of a key whose text depends on a count, as i18next reads it. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Returns the plural forms that a language needs for counts as they occur here. */
const pluralsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))];
};
/** Returns the keys that a language needs, given those of the default one: plurals have as many forms as it has. */
function neededKeys(source: ReadonlyMap<string, string>, language: string): Set<string> {
  const isPlural = (key: string) => PLURAL.test(key) && source.has(key.replace(PLURAL, '_other'));
  const keys = [...source.keys()].flatMap((key) =>
    isPlural(key) ? pluralsOf(language).map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return new Set(keys);
}

/** Returns what is wrong with a feature's texts in a language, compared with those in the default one. */
export function findLocaleProblems(source: Texts, texts: Texts, language: Language): string[] {
  const [original, translated] = [new Map(flattenTexts(source)), new Map(flattenTexts(texts))];
  const needed = neededKeys(original, language);
  const missing = [...needed].filter((key) => !translated.has(key)).map((key) => `${key} is missing in ${language}`);
  const { looseMark } = LANGUAGES[language];
  const wrong = [...translated].flatMap(([key, text]) => {
    // where "one" stands for a single thing it may leave out the count, which others write: "21" is "one" in Russian
    const counterparts = [key, key.replace(PLURAL, '_other')].flatMap((name) => original.get(name) ?? []);
    if (counterparts.length === 0) return [`${key} is missing in ${DEFAULT_LANGUAGE}`];
    if (text.trim() === '') return [`${key} is empty in ${language}`];
    if (!counterparts.map(placeholders).includes(placeholders(text)))
      return [`${key} has other placeholders in ${language}`];
    return looseMark?.test(text) ? [`${key} has an ordinary space at a mark in ${language}`] : [];
  });
  return [...missing, ...wrong];
}

/** Lists of a language's own words translate nothing: they only have to exist. */
const isWordList = (file: string) => file.endsWith('-words.json');

/** Returns what is wrong with the texts in a folder: languages, files, and what the files say. */
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
