import { type Area, readStored, writeStored } from './storage.ts';

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
