import { DELETE_KEYS_KEPT_MS, DELETE_KEYS_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** By the submission's id, the oldest first; `at` in milliseconds since 1970. */
type Keys = Readonly<Record<string, readonly [deleteKey: string, at: number]>>;

/** Where the browser keeps nothing, they live as long as the page. */
let unkept: Keys = {};

const read = (): Keys => ({ ...unkept, ...readStored<Keys>(STORAGE_KEYS.deleteKeys) });

function write(keys: Keys): void {
  unkept = writeStored(STORAGE_KEYS.deleteKeys, keys) ? {} : keys;
}

/** The key that deletes a submission of this device; undefined when there is none, or no longer. */
export const findDeleteKey = (id: string): string | undefined => read()[id]?.[0];

/** The key of a submission, made when it is first asked for: the same one goes out with every try to send it. */
export function keepDeleteKey(id: string): string {
  const found = findDeleteKey(id);
  if (found) return found;
  const now = Date.now();
  const others = Object.entries(read()).filter(([, [, at]]) => now - at < DELETE_KEYS_KEPT_MS);
  const made = crypto.randomUUID();
  write(Object.fromEntries([...others.slice(1 - DELETE_KEYS_MAX), [id, [made, now]]]));
  return made;
}

/** Forgets the key of a submission, once it is deleted. */
export function forgetDeleteKey(id: string): void {
  const { [id]: _, ...others } = read();
  write(others);
}
