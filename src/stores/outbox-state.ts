import { SUBMIT_PATIENCE_MS } from '@domain/limits.ts';
import { create } from 'zustand';
import type { OutboxItem } from '../data/offline/outbox-items.ts';

interface OutboxState {
  /** What waits, what was refused, and what arrived after it had to wait. Oldest first. */
  items: readonly OutboxItem[];
  /** Ids of what waited or was refused and was then discarded or taken back, as far as this page has seen it. */
  withdrawn: readonly string[];
}
/** What this device has handed in. */
export const useOutbox = create<OutboxState>(() => ({ items: [], withdrawn: [] }));

/** Whether the screen it was handed in on has no more say over it, so that a person must be told elsewhere. */
export const isLeftBehind = ({ hasWaited, createdAt }: OutboxItem): boolean =>
  hasWaited || Date.now() - createdAt > SUBMIT_PATIENCE_MS;
