import { fetchKnownSender, noteLook } from '../db/known-sender.ts';
import { decryptPlace } from '../services/encrypted-places.ts';
import { createKeys } from '../services/keys.ts';
import { signingKey } from '../support/config.ts';
import { Refused } from './refused.ts';

const USAGE = 'sender message <id> | sender response <id>';

function keysOrRefused() {
  try {
    return createKeys(signingKey());
  } catch {
    throw new Refused('The sender shares less: SIGNING_KEY has to be set to open the address.');
  }
}

/** `npm run ops sender <kind> <id>`: what is known about the sender, for when the law asks. Leaves an entry in the log. */
export async function showSender([kind, id = '']: readonly string[]): Promise<string> {
  if ((kind !== 'message' && kind !== 'response') || id === '' || id.includes('/')) throw new Refused(USAGE);
  const known = await fetchKnownSender(kind, id);
  if (!known) throw new Refused('Nothing is known of the sender, or not any more.');
  const { tracking, sealedPlace } = known;
  const place = sealedPlace === undefined ? {} : decryptPlace(keysOrRefused(), id, sealedPlace);
  await noteLook(kind, id, Date.now());
  return JSON.stringify({ ...tracking, ...place }, null, 2);
}
