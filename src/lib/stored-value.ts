import { parseStored } from '@domain/stored.ts';
import { type Area, readStored, writeStored } from './storage.ts';

type Schema = Parameters<typeof parseStored>[0];

/** Returns access to a stored value. One with another shape, from an older version of the app, counts as absent. */
export const storedValue = <S extends Schema>(schema: S, key: string, area?: Area) => ({
  read: () => parseStored(schema, readStored(key, area)),
  /** Stores a value, or removes it for null. Returns whether that worked. */
  write: (value: ReturnType<typeof parseStored<S>>): boolean => writeStored(key, value, area),
});
