import { LANGUAGES, type Language } from '@domain/languages.ts';

/** Returns a text with values in the places that it names. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

export const localeOf = (language: Language): string => LANGUAGES[language].ogLocale.replace('_', '-');

/** Returns the form of a text that goes with a number, which it may show. */
export function counted(texts: Readonly<Record<string, unknown>>, key: string, count: number, language: Language) {
  const form = new Intl.PluralRules(language).select(count);
  const text = texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? '';
  return fill(String(text), { count: new Intl.NumberFormat(localeOf(language)).format(count) });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
