import { type Language, toLanguage } from '@domain/languages.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';

/**
 * Returns the page's language; the default where pages are prerendered. It reads the document, not the storage: another
 * tab may have changed the choice since the head script ran.
 */
export const shownLanguage = (): Language => toLanguage(globalThis.document?.documentElement.lang);

/** Stores the choice, as plain text for the head script; if refused, it applies until the page is closed. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch {
    // fine: the page shows the chosen language anyway
  }
}
