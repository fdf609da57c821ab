import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** Returns the latest name that somebody played under on this device. */
export function readPlayerName(): string | null {
  const stored = readStored(STORAGE_KEYS.playerName);
  return typeof stored === 'string' ? stored : null;
}

export function keepPlayerName(name: string): void {
  if (name !== ANONYMOUS_RESPONDER) writeStored(STORAGE_KEYS.playerName, name);
}
