import { DELETE_KEYS_KEPT_MS, DELETE_KEYS_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { now } from './clock.ts';
import { readStored, writeStored } from './storage.ts';

/** By submission id, oldest first; `isTold`: this device is pushed of a reply; `to`: a message's recipient by name. */
export type Keys = Readonly<Record<string, readonly [deleteKey: string, at: number, isTold?: boolean, to?: string]>>;

/** Without storage, keys live as long as the page. */
let unkept: Keys = {};

export const readKeys = (): Keys => ({ ...unkept, ...readStored<Keys>(STORAGE_KEYS.deleteKeys) });

export function writeKeys(keys: Keys): void {
  unkept = writeStored(STORAGE_KEYS.deleteKeys, keys) ? {} : keys;
}

export const findDeleteKey = (id: string): string | undefined => readKeys()[id]?.[0];

/** Returns a submission's delete key, created on first use, so that every attempt sends the same one. */
export function keepDeleteKey(id: string, to?: string): string {
  const found = findDeleteKey(id);
  if (found) return found;
  const keptAt = now();
  const others = Object.entries(readKeys()).filter(([, [, at]]) => keptAt - at < DELETE_KEYS_KEPT_MS);
  const made = crypto.randomUUID();
  writeKeys(
    Object.fromEntries([
      ...others.slice(1 - DELETE_KEYS_MAX),
      [id, to === undefined ? [made, keptAt] : [made, keptAt, false, to]],
    ]),
  );
  return made;
}

export function forgetDeleteKey(id: string): void {
  const { [id]: _, ...others } = readKeys();
  writeKeys(others);
}

export const allDeleteKeys = (): { id: string; deleteKey: string }[] =>
  Object.entries(readKeys()).map(([id, [deleteKey]]) => ({ id, deleteKey }));
