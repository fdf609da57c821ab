import { forgetDeleteKey } from '../lib/delete-keys.ts';
import type { OutboxItem } from './device/queue.ts';

/**
 * Forgets the key of a submission that certainly never arrived: it was tried once, and refused. After any other try
 * nobody knows, and what has arrived all the same must stay deletable.
 */
export function forgetUnsentKey({ id, isFirst, state, attempts }: OutboxItem): void {
  if (isFirst && state === 'refused' && attempts === 1) forgetDeleteKey(id);
}
