/**
 * localStorage that never throws: private modes and full disks refuse it, and the app works without.
 * Values are JSON; one that cannot be read counts as absent.
 */
export function readStored<T>(key: string): T | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the key for null. Gives whether the browser kept it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
