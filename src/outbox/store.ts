import { create } from 'zustand';
import type { OutboxItem } from './device/queue.ts';

interface OutboxState {
  isRead: boolean;
  /** Submissions that are waiting, refused, or delivered late. Oldest first. */
  items: readonly OutboxItem[];
  /** Ids that earlier pages left in the queue. */
  found: readonly string[];
  /** Ids of undelivered submissions that were discarded or taken back, as far as this page knows. */
  withdrawn: readonly string[];
}
/** This device's submissions, as last read from the queue. */
export const useOutbox = create<OutboxState>(() => ({ isRead: false, items: [], found: [], withdrawn: [] }));

export const useOutboxItem = (id: string | undefined): OutboxItem | undefined =>
  useOutbox(({ items }) => items.find((item) => item.id === id));

/** Returns the submissions that no screen shows any more, so that the sheet must. */
export const leftBehind = ({ items, found }: OutboxState): OutboxItem[] =>
  items.filter(({ id, hasWaited }) => hasWaited || found.includes(id));
