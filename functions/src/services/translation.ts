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

/** Asks the provider once, and keeps what it gave: it was paid for. A failure leaves the texts as they are. */
async function askProvider(texts: readonly string[], use: TranslationUse, now: number): Promise<Map<string, string>> {
  const translator = texts.length > 0 ? configuredTranslator() : null;
  if (!translator) return new Map();
  const given = new Map<string, string>();
  try {
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

/**
 * Gives the texts in a language, in their order: from the app's own memory, else from what was stored earlier, else from
 * the provider where one is configured. What nobody can translate comes back as it was. `now` in milliseconds.
 */
export async function translateTexts(texts: readonly string[], use: TranslationUse, now: number): Promise<string[]> {
  const recalled = (text: string) => recall(text, use.language);
  const unknown = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !recalled(text));
  const stored = await fetchTranslations(unknown, use);
  const missing = unknown.filter((text) => !stored.has(text));
  const provided = await askProvider(missing, use, now);
  return texts.map((text) => recalled(text) ?? stored.get(text.trim()) ?? provided.get(text.trim()) ?? text);
}
