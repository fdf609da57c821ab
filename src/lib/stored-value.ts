import { parseStored } from '@domain/stored.ts';
import { type Area, readStored, writeStored } from './storage.ts';

type Schema = Parameters<typeof parseStored>[0];

/** A value that this device keeps. One of another shape, kept by an older version of the app, counts as absent. */
export const storedValue = <S extends Schema>(schema: S, key: string, area?: Area) => ({
  read: () => parseStored(schema, readStored(key, area)),
  /** Stores a value, or removes it for null. Returns whether the browser did. */
  write: (value: ReturnType<typeof parseStored<S>>): boolean => writeStored(key, value, area),
});
