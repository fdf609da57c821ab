import { recall } from '@domain/translation/memory.ts';
import { fetchTranslations, storeTranslations, type TranslationUse } from '../db/translations.ts';
import { googleTranslationSettings } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { googleTranslator, type Translator } from './translation-google.ts';

/** How long a visitor's page may wait for the provider. */
const PROVIDER_TIMEOUT_MS = 3000;

function configuredTranslator(): Translator | null {
  const settings = googleTranslationSettings();
  return settings && googleTranslator({ ...settings, timeoutMs: PROVIDER_TIMEOUT_MS });
}

type Admit = (texts: readonly string[]) => Promise<readonly string[]>;

/** Asks the provider once and stores the result, which was paid for. A failure leaves the texts as they are. */
async function askProvider(
  missing: readonly string[],
  use: TranslationUse,
  now: number,
  admit: Admit,
): Promise<Map<string, string>> {
  const translator = missing.length > 0 ? configuredTranslator() : null;
  const given = new Map<string, string>();
  if (!translator) return given;
  try {
    const texts = await admit(missing);
    if (texts.length === 0) return given;
    const translated = await translator(texts, use.language);
    texts.forEach((text, index) => {
      given.set(text, translated[index] ?? text);
    });
    await storeTranslations(given, use, now);
  } catch (error) {
    logFailure('translate-content', 'unavailable', error);
  }
  return given;
}

/** Returns texts in a language: from the app's own, the cache or the provider. Untranslatable ones stay as they are. */
export async function translateTexts(
  texts: readonly string[],
  use: TranslationUse,
  now: number,
  admit: Admit,
): Promise<string[]> {
  const recalled = (text: string) => recall(text, use.language);
  const unknown = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !recalled(text));
  const stored = await fetchTranslations(unknown, use);
  const missing = unknown.filter((text) => !stored.has(text));
  const provided = await askProvider(missing, use, now, admit);
  return texts.map((text) => recalled(text) ?? stored.get(text.trim()) ?? provided.get(text.trim()) ?? text);
}
