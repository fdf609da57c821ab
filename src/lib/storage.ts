/** `localStorage` outlives the browser, `sessionStorage` is the tab's own and is forgotten with it. */
export type Area = 'localStorage' | 'sessionStorage';

/**
 * Storage that never throws: private modes and full disks refuse it, and the app works without.
 * Values are JSON; one that cannot be read counts as absent.
 */
export function readStored<T>(key: string, area: Area = 'localStorage'): T | null {
  try {
    const stored = globalThis[area].getItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the key for null. Returns whether the browser kept it. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
