import type { Deletion } from '@domain/deletion.ts';
import { post } from '../data/offline/http-api.ts';
import { forgetResult } from '../data/public-results.ts';
import { findDeleteKey, forgetDeleteKey } from '../lib/delete-keys.ts';
import { leaveUsedId } from '../lib/used-ids.ts';
import { whileNothingIsSent } from './device/delivery.ts';
import { readItem } from './device/queue.ts';
import { discard } from './discard.ts';

async function takeOut(id: string): Promise<void> {
  const item = await readItem(id);
  if (item) await discard(item);
}

/**
 * Deletes something that was sent, from the server and then from this device. What still waits here is not sent any more;
 * what is just being sent is waited for, so that it cannot arrive afterwards. Safe to repeat. Throws `not-found` when the
 * key does not fit, `rate-limited` and `app-check-required` when the server did not get to it, and `network`, `unavailable`
 * or `internal` when it is not known whether it is deleted.
 */
export function deleteSubmission(deletion: Deletion): Promise<void> {
  const { kind, id, deleteKey } = deletion;
  return whileNothingIsSent(async () => {
    // only who has the key may take it out before the server has said so
    if (findDeleteKey(id) === deleteKey) await takeOut(id);
    await post('delete-submission', deletion);
    await takeOut(id);
    forgetDeleteKey(id);
    leaveUsedId(id);
    if (kind === 'response') forgetResult(id);
  });
}
