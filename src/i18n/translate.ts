import { isolate } from '@domain/isolate.ts';
import { directionOf, type Language } from '@domain/languages.ts';
import { isTall } from '@domain/tall-scripts.ts';
import type { Texts } from './texts.ts';

/** Letters of right-to-left scripts beyond the tall ones, changes of direction, and marks that reach beyond their line. */
const TURNING =
  /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]|\p{Mn}{3}/u;

/** Returns a text to embed in another one in a language, isolated if it would disturb that one, or needs higher lines. */
export const isolated = (text: string, language: Language): string =>
  isTall(text) || TURNING.test(text) || (directionOf(language) === 'rtl' && /\p{L}/u.test(text)) ? isolate(text) : text;

export type Values = Readonly<Record<string, unknown>>;

// each costs a slow phone several milliseconds
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function remembered<Made>(known: Map<string, Made>, language: string, make: () => Made): Made {
  const made = known.get(language) ?? make();
  known.set(language, made);
  return made;
}

function find(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function written(value: unknown, format: string | undefined, language: string): string {
  if (value === undefined || value === null) return '';
  if (format === 'number')
    return remembered(numbers, language, () => new Intl.NumberFormat(language)).format(value as number);
  return String(value);
}

/** Returns the form of a text for a count, or its general form: French has one for millions that no text needs. */
function pluralOf(texts: Texts, key: string, language: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return;
  const form = remembered(plurals, language, () => new Intl.PluralRules(language)).select(count);
  return find(texts, `${key}_${form}`) ?? find(texts, `${key}_other`);
}

/**
 * Returns a text in i18next's JSON format with its values filled in: dotted keys, plural forms by `count`, and
 * `{{name}}` or `{{name, number}}`. React escapes; names only need their direction isolated. A key without a text is
 * returned itself.
 */
export function translate(texts: Texts | undefined, key: string, language: Language, values: Values = {}): string {
  if (!texts) return key;
  const text = find(texts, key) ?? pluralOf(texts, key, language, values['count']);
  if (text === undefined) return key;
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_, name: string, format?: string) =>
    isolated(written(values[name], format, language), language),
  );
}
