import { isolate } from '@domain/isolate.ts';
import { LANGUAGES, type Language } from '@domain/languages.ts';
import { PICTURE_TEXTS, PROMPT_TEXTS } from '@domain/locales/pictures.ts';
import type { Picture } from '@domain/pictures.ts';
import type { Prompt } from '@domain/prompts.ts';
import { headlineOf } from '@domain/responses/bands.ts';

export const textsOf = (language: Language) => PICTURE_TEXTS[language];

/** Returns what a kind of message page says; null stands for the default one. */
export function askTextsOf(language: Language, prompt: Prompt | null) {
  const { title, story, placeholder } = textsOf(language).ask;
  if (prompt === null) return { title, story, placeholder };
  const { heading, label, placeholder: example } = PROMPT_TEXTS[language][prompt];
  return { title: heading, story: label, placeholder: example };
}

/** Returns a text with its placeholders filled in, each as a part that can't turn the sentence around it. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => isolate(String(values[name] ?? '')));

export function headlineFor({ player, name, percent }: Picture<'result'>, language: Language): string {
  const { headline, mystery } = textsOf(language).result;
  return fill(headline[headlineOf(percent)], { player: player ?? mystery, name });
}

/** Returns how many people are in a circle. */
export function countOf({ members }: Picture<'circle'>, language: Language): string {
  const { alone, one, other } = textsOf(language).circle;
  if (members.length === 0) return alone;
  return fill(members.length === 1 ? one : other, { count: members.length });
}

export const percentOf = (language: Language, percent: number): string =>
  new Intl.NumberFormat(LANGUAGES[language].ogLocale.replace('_', '-'), { style: 'percent' }).format(percent / 100);
