import { DELETE_KEYS_KEPT_MS, DELETE_KEYS_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** By submission id, oldest first; `at` in milliseconds since 1970. `isTold`: this device is pushed of a reply. */
type Keys = Readonly<Record<string, readonly [deleteKey: string, at: number, isTold?: boolean]>>;

/** Without storage, keys live as long as the page. */
let unkept: Keys = {};

const read = (): Keys => ({ ...unkept, ...readStored<Keys>(STORAGE_KEYS.deleteKeys) });

function write(keys: Keys): void {
  unkept = writeStored(STORAGE_KEYS.deleteKeys, keys) ? {} : keys;
}

function keep(id: string, key: Keys[string]): void {
  const { [id]: _, ...others } = read();
  const young = Object.entries(others).filter(([, [, at]]) => Date.now() - at < DELETE_KEYS_KEPT_MS);
  write(Object.fromEntries([...young.slice(1 - DELETE_KEYS_MAX), [id, key]]));
}

/** Returns the delete key of a submission from this device; undefined when there is none any more. */
export const findDeleteKey = (id: string): string | undefined => read()[id]?.[0];

/** Returns the delete key of a submission, created on first use, so that every attempt sends the same one. */
export function keepDeleteKey(id: string): string {
  const found = findDeleteKey(id);
  if (found) return found;
  const made = crypto.randomUUID();
  keep(id, [made, Date.now()]);
  return made;
}

/** Notes whether this device is told of a reply to a message, and keeps the key of one from another device. */
export function keepIsTold({ id, deleteKey }: { id: string; deleteKey: string }, isTold: boolean): void {
  keep(id, [deleteKey, read()[id]?.[1] ?? Date.now(), isTold]);
}

export const isToldOfReply = (id: string): boolean => read()[id]?.[2] === true;

/** Deletes the key of a deleted submission. */
export function forgetDeleteKey(id: string): void {
  const { [id]: _, ...others } = read();
  write(others);
}

/** Returns the keys of all that was sent from this device. */
export const allDeleteKeys = (): { id: string; deleteKey: string }[] =>
  Object.entries(read()).map(([id, [deleteKey]]) => ({ id, deleteKey }));
