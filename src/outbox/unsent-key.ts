import { forgetDeleteKey } from '../lib/delete-keys.ts';
import type { OutboxItem } from './device/queue.ts';

/**
 * Forgets the delete key of a submission that certainly never arrived: its only try was refused. After any other try it
 * may have arrived, and must stay deletable.
 */
export function forgetUnsentKey({ id, isFirst, state, attempts }: OutboxItem): void {
  if (isFirst && state === 'refused' && attempts === 1) forgetDeleteKey(id);
}
