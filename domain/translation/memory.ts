import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { flattenTexts } from '../locales/flatten-texts.ts';
import { DEMO_TEXTS, READY, TEMPLATES } from '../locales/ready.ts';

const TEXTS = new Map(
  LANGUAGE_CODES.map((language) => [
    language,
    new Map(flattenTexts({ ready: READY[language], templates: TEMPLATES[language], demo: DEMO_TEXTS[language] })),
  ]),
);
const KEYS = new Map([...TEXTS.values()].flatMap((texts) => [...texts].map(([key, text]) => [text, key] as const)));

/** Returns the translation of a text that the app contains; null for others. Case matters, spaces around it don't. */
export function recall(text: string, language: Language): string | null {
  const key = KEYS.get(text.trim());
  return (key && TEXTS.get(language)?.get(key)) ?? null;
}
