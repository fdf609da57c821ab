import { minimumAge } from '@domain/profiles/minimum-age.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { isWithin } from '../lib/clock.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { timeZoneHere } from '../lib/surroundings.ts';

/** Going back to change the answer is no use; others on the device aren't kept out for long. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Returns how old somebody must be to have an account where this device is. */
export const minimumAgeHere = () => minimumAge(timeZoneHere() ?? '');

/** Records on this device, and nowhere else, that somebody here is too young for an account. */
export const markTooYoung = () => writeStored(STORAGE_KEYS.tooYoung, Date.now());

/** Returns whether somebody here said, within the last day, that they're too young. */
export function isTooYoungHere(): boolean {
  const at = readStored<unknown>(STORAGE_KEYS.tooYoung);
  return typeof at === 'number' && isWithin(at, REMEMBERED_MS);
}
