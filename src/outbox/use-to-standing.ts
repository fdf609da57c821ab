import { type Standing, standingOf } from '@domain/standing.ts';
import { useConnection } from '../stores/connection.ts';
import { holderOf, isKept, type OutboxItem } from './device/queue.ts';
import { useOutbox } from './store.ts';

/** Returns a function that returns a submission's current standing. Apart from the store, which every page loads. */
export function useToStanding(): (item: OutboxItem) => Standing {
  const isOnline = useConnection((state) => state.isOnline);
  const items = useOutbox((state) => state.items);
  return (item) => standingOf({ ...holderOf(item, items), isKept: isKept(item.id), isOnline, now: Date.now() });
}
