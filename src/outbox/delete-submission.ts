import type { Deletion } from '@domain/deletion.ts';
import { isTrue, shaped } from '@domain/type-guards.ts';
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
 * Deletes a submission from the server and then from this device; a delivery under way ends first. Safe to repeat.
 * Throws `not-found` when the key is wrong, `rate-limited` or `app-check-required` when the server did nothing, and
 * `network`, `unavailable` or `internal` when the outcome is unknown.
 */
export function deleteSubmission(deletion: Deletion): Promise<void> {
  const { kind, id, deleteKey } = deletion;
  return whileNothingIsSent(async () => {
    // without this device's key, the server must confirm first
    if (findDeleteKey(id) === deleteKey) await takeOut(id);
    await post('delete-submission', deletion, shaped({ deleted: isTrue }));
    await takeOut(id);
    forgetDeleteKey(id);
    leaveUsedId(id);
    if (kind === 'response') forgetResult(id);
  });
}
