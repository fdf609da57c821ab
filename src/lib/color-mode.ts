import { STORAGE_KEYS } from '../config/storage-keys.ts';

export type ColorMode = 'light' | 'dark' | 'system';

/** The colour scheme chosen on this device; the device's own until somebody chooses. A bare word, as MUI keeps it too. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.colorMode);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the choice; where the browser refuses, it is in force until the page is closed. */
export function storeColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEYS.colorMode, mode);
  } catch {
    // nothing to tell: the page shows the chosen scheme all the same
  }
}
