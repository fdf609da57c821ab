import { type Language, toLanguage } from '@domain/languages.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';

/** Returns the document's language: in the storage, another tab may have changed it since the head script ran. */
export const shownLanguage = (): Language => toLanguage(globalThis.document?.documentElement.lang);

/** As plain text, for the head script and as MUI does; where it is refused, it applies until the page is closed. */
function store(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // the page shows it anyway
  }
}

export const storeLanguage = (language: Language): void => store(STORAGE_KEYS.language, language);

export type ColorMode = 'light' | 'dark' | 'system';

export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.colorMode);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export const storeColorMode = (mode: ColorMode): void => store(STORAGE_KEYS.colorMode, mode);

/** Matches the browser's frame to the chosen scheme; index.html has the colors of the device's. */
export function showThemeColor(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, place) => {
    meta.media = place === Number(isDark) ? 'all' : 'not all';
  });
}
