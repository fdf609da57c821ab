import type { Place } from '@domain/tracking/tracking.ts';
import type { Keys } from './keys.ts';

/** Nearly every place fits one such block: the length must not reveal whose address it is. */
const BLOCK_BYTES = 512;

/** Returns where a submission comes from, encrypted: its recipient may read the document, but must not see this. */
export function encryptPlace(keys: Keys, id: string, place: Place): string {
  const text = JSON.stringify(place);
  const rest = BLOCK_BYTES - (Buffer.byteLength(text) % BLOCK_BYTES);
  return keys.encrypt('sealed-place', id, text + ' '.repeat(rest)).toString('base64url');
}

/** Returns where a submission comes from; nothing if that isn't sealed, or when the signing key is another one now. */
export function decryptPlace(keys: Keys, id: string, sealed: string | undefined): Place {
  try {
    return sealed === undefined ? {} : JSON.parse(keys.decrypt('sealed-place', id, Buffer.from(sealed, 'base64url')));
  } catch {
    return {};
  }
}
