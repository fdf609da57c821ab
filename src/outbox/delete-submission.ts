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

/** Safe to repeat. Throws `not-found` for a wrong key, refusals, and others when the outcome is unknown. */
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
