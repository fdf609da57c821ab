import { LANGUAGES, type Language } from '@domain/languages.ts';
import { fetchNamespace, type Texts } from '../i18n/texts.ts';

/** Letters of Hebrew: the made-up language's words are no words. */
const ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';
const LETTER_OR_VALUE = /\{\{[^}]*\}\}|[a-z]/gi;
const NAMESPACES = Object.keys(
  import.meta.glob(['../i18n/locales/en/*.json', '../../domain/locales/en/prompts.json']),
).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));

const inHebrew = (text: string): string =>
  text.replace(LETTER_OR_VALUE, (part) =>
    part.length > 1 ? part : (ALPHABET[(part.toLowerCase().charCodeAt(0) - 97) % ALPHABET.length] ?? part),
  );
const made = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? inHebrew(text) : made(text)]),
  );

/**
 * Puts a language that is written from right to left in the place of French: English in letters of Hebrew. Returns a
 * function that brings French back.
 */
export async function speakMadeUp(): Promise<() => void> {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => [await fetchNamespace('en', name), await fetchNamespace('fr', name)] as const),
  );
  const french = files.map(([, texts]) => structuredClone(texts));
  for (const [english, texts] of files) Object.assign(texts, made(english));
  const turnBack = writeFromRight('fr');
  return () => {
    for (const [at, [, texts]] of files.entries()) {
      for (const key of Object.keys(texts)) delete (texts as Record<string, unknown>)[key];
      Object.assign(texts, french[at]);
    }
    turnBack();
  };
}

/** Has a language written from right to left. Returns a function that takes it back. */
export function writeFromRight(language: Language): () => void {
  Object.assign(LANGUAGES[language], { dir: 'rtl' });
  return () => void Object.assign(LANGUAGES[language], { dir: 'ltr' });
}
