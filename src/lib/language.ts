import { type Language, toLanguage } from '@domain/languages.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';

/**
 * Returns the language that the page is shown in; the default one where pages are prerendered. The head script has read the person's
 * choice, and what is there before this runs is in that language: another tab may have changed the choice since.
 */
export const shownLanguage = (): Language => toLanguage(globalThis.document?.documentElement.lang);

/** Remembers the choice, as a bare word, for the head script; where the browser refuses, it is in force until the page is closed. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch {
    // nothing to tell: the page shows the chosen language all the same
  }
}
