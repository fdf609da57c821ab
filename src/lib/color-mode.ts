import { STORAGE_KEYS } from '../config/storage-keys.ts';

export type ColorMode = 'light' | 'dark' | 'system';

/** Returns the color scheme chosen on this device, or `system`. Stored as plain text, as MUI does. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.colorMode);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice; if the browser refuses, it applies until the page is closed. */
export function storeColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEYS.colorMode, mode);
  } catch {
    // fine: the page shows the chosen scheme anyway
  }
}

/** Matches the browser's frame to the chosen scheme; index.html has the colors of the device's. */
export function showThemeColor(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, place) => {
    meta.media = place === Number(isDark) ? 'all' : 'not all';
  });
}
