import { DomainError } from '@domain/errors.ts';
import type { Language } from '@domain/languages.ts';
import type { TranslationContext } from '@domain/translation/context.ts';
import type { TranslateInput } from '@domain/translation/translation.ts';
import { isText, listOf, shaped } from '@domain/type-guards.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { post } from './offline/http-api.ts';

/** How many translated texts per language this device keeps; the oldest go first. */
const KEPT_MAX = 500;

export const translationKey = (context: TranslationContext, text: string): string => `${context}:${text}`;

/** By key; null for a text that can't be translated, which isn't requested again until a reload. */
type Known = Map<string, string | null>;
const known = new Map<Language, Known>();
/** Keys being requested, so that no text is requested twice. */
const pending = new Map<string, Promise<void>>();

function readKept(language: Language): Known {
  const kept = readStored<unknown>(STORAGE_KEYS.translations(language));
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function knownIn(language: Language): Known {
  const found = known.get(language) ?? readKept(language);
  known.set(language, found);
  return found;
}

export function knownTranslations(language: Language): ReadonlyMap<string, string> {
  return new Map([...knownIn(language)].filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The quiz the texts belong to, and the access token if it is private. */
export type Source = Pick<TranslateInput, 'quizId' | 'pass'>;

async function ask(language: Language, context: TranslationContext, texts: readonly string[], source: Source) {
  const input = { text: [...texts], targetLanguage: language, context, ...source };
  const { translatedText } = await post('translate-content', input, shaped({ translatedText: listOf(isText) }));
  if (translatedText.length !== texts.length) throw new DomainError('internal');
  texts.forEach((text, index) => {
    const translated = translatedText[index];
    const differs = translated !== undefined && translated !== '' && translated !== text;
    // without a quiz only the app's own texts are translated: with it, this one may still be
    if (differs || source.quizId) knownIn(language).set(translationKey(context, text), differs ? translated : null);
  });
}

/** Requests the texts of one context that aren't pending yet, and waits for the rest. */
async function demand(
  language: Language,
  context: TranslationContext,
  texts: ReadonlySet<string>,
  source: Source,
): Promise<void> {
  const idOf = (text: string) => `${language}:${translationKey(context, text)}`;
  const unknown = [...texts].filter((text) => !knownIn(language).has(translationKey(context, text)));
  const awaited = unknown.map((text) => pending.get(idOf(text)));
  const missing = unknown.filter((_, index) => awaited[index] === undefined);
  if (missing.length > 0) {
    const request = ask(language, context, missing, source);
    for (const text of missing) pending.set(idOf(text), request);
    const settle = () => {
      for (const text of missing) pending.delete(idOf(text));
    };
    request.then(settle, settle);
    awaited.push(request);
  }
  await Promise.all(awaited);
}

/** Fetches what is missing, one request per context. Returns whether all were answered; never throws. */
export async function fetchTranslations(
  language: Language,
  contents: ReadonlyMap<TranslationContext, ReadonlySet<string>>,
  source: Source,
): Promise<boolean> {
  const demands = [...contents].map(([context, texts]) => demand(language, context, texts, source));
  const outcomes = await Promise.allSettled(demands);
  const kept = [...knownTranslations(language)].slice(-KEPT_MAX);
  writeStored(STORAGE_KEYS.translations(language), Object.fromEntries(kept));
  return outcomes.every(({ status }) => status === 'fulfilled');
}
