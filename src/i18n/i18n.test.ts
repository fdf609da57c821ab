import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { i18n } from './i18n.ts';
import type { Texts } from './texts.ts';
import { isolated, translate } from './translate.ts';

const LOCALES = new URL('./locales/', import.meta.url);
const readTexts = (language: string, name: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${name}`, LOCALES), 'utf8')) as Texts;

/** Returns the dotted keys of all texts, plural forms as their common key. */
const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [before + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${before}${key}.`),
  );
/** Returns the names that texts take values for. */
const namesIn = (texts: Texts) =>
  new Set([...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name as string));

const VALUES = [0, 1, 2, 5, 1234, 1_000_000].flatMap((count) =>
  ['Robin', '<b>&"', 'دوست', '\u202eevil', '$1 $& {{count}}'].map((word) => ({ word, count })),
);
/** Returns whether a text takes no value; it is undefined if its plural forms are texts. */
const isPlain = (text: unknown) => typeof text === 'string' && !text.includes('{{');

// creators' pages use i18next, visitors' pages this: the same words either way
describe.each(LANGUAGE_CODES)('every text in %s is formatted as i18next does', (language) => {
  it.each(readdirSync(new URL(`${language}/`, LOCALES)))('%s', async (file) => {
    const texts = readTexts(language, file);
    const other = i18next.createInstance();
    await other.init({
      lng: language,
      fallbackLng: false,
      ns: ['own'],
      defaultNS: 'own',
      interpolation: { escape: (text) => isolated(text, language) },
      resources: { [language]: { own: texts } },
    });
    const keys = new Set(keysOf(texts));
    expect(keys.size).toBeGreaterThan(0);
    const varied = new Set([...keys].filter((key) => !isPlain(other.getResource(language, 'own', key))));
    for (const [turn, { word, count }] of VALUES.entries()) {
      const values = { ...Object.fromEntries([...namesIn(texts)].map((name) => [name, word])), count };
      for (const key of turn === 0 ? keys : varied)
        expect(translate(texts, key, language, values), key).toBe(other.t(key as never, values as never));
    }
  });
});

it('a name in a text is isolated in direction, and not escaped', () => {
  const greet = (name: string) => translate({ greeting: 'Hey {{name}}!' }, 'greeting', 'en', { name });
  expect(greet('<Robin> & "Co"')).toBe('Hey <Robin> & "Co"!');
  expect(greet('\u202eevil')).toBe('Hey \u2068\u202eevil\u2069!');
  expect(greet('دوست')).toBe('Hey \u2068دوست\u2069!');
});

it('a missing text shows its key, and a missing value nothing', () => {
  expect(translate(undefined, 'a.b', 'en')).toBe('a.b');
  expect(translate({ a: { b: 'x' } }, 'a', 'en')).toBe('a');
  expect(translate({ a: 'x' }, 'a.b', 'en')).toBe('a.b');
  expect(translate({}, 'constructor.name', 'en')).toBe('constructor.name');
  expect(translate({ a: 'Hey {{name}}' }, 'a', 'en')).toBe('Hey ');
  // @ts-expect-error the compiler knows every key of every file
  expect(i18n.t('common:error.nonsense')).toBe('error.nonsense');
});
