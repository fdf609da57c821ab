import type { Language } from '@domain/languages.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';

/** The language chosen on this device; English until somebody chooses. Stored as a bare word, as the spec has it. */
export function storedLanguage(): Language {
  try {
    return localStorage.getItem(STORAGE_KEYS.language) === 'fr' ? 'fr' : 'en';
  } catch {
    return 'en';
  }
}

/** Remembers the choice; where the browser refuses, it is in force until the page is closed. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch {
    // nothing to tell: the page shows the chosen language all the same
  }
}
