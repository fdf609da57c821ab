import { LINK_EMAIL_KEPT_MS } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { isWithin } from '../../lib/clock.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

interface Kept {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const keepLinkEmail = (email: string): void =>
  void writeStored(STORAGE_KEYS.linkEmail, { email, at: Date.now() } satisfies Kept);

export const forgetLinkEmail = (): void => void writeStored(STORAGE_KEYS.linkEmail, null);

/** Returns the email that a link was sent to from this browser; null when there is none. Deletes one that is too old. */
export function readLinkEmail(): string | null {
  const kept = readStored<Kept>(STORAGE_KEYS.linkEmail);
  if (kept === null) return null;
  if (isWithin(kept.at, LINK_EMAIL_KEPT_MS)) return kept.email;
  forgetLinkEmail();
  return null;
}
