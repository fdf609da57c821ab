/** `localStorage` survives the browser, `sessionStorage` belongs to the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored JSON value; null if absent or unreadable. Never throws, as private modes refuse storage. */
export function readStored<T>(key: string, area: Area = 'localStorage'): T | null {
  try {
    const stored = globalThis[area].getItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the key for null. Returns whether the browser stored it. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys that begin with `prefix`; none where the browser refuses storage. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Returns access to a stored value. `read` returns null for one of another shape, from an older version of the app. */
export const storedValue = <T>(read: (value: unknown) => T | null, key: string, area?: Area) => ({
  read: () => read(readStored(key, area)),
  /** Stores a value, or removes it for null. Returns whether that worked. */
  write: (value: T | null): boolean => writeStored(key, value, area),
});

/** Returns a reader for `storedValue` from a check. */
export const ifFits =
  <T>(fits: (value: unknown) => value is T) =>
  (value: unknown): T | null =>
    fits(value) ? value : null;
