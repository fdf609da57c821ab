import { forgetDeleteKey } from '../lib/delete-keys.ts';
import type { OutboxItem } from './device/queue.ts';

/**
 * Deletes the delete key of a submission that never arrived: its only attempt was refused. After more attempts it may
 * have arrived and must stay deletable.
 */
export function forgetUnsentKey({ id, isFirst, state, attempts }: OutboxItem): void {
  if (isFirst && state === 'refused' && attempts === 1) forgetDeleteKey(id);
}
