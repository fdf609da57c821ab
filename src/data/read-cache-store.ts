import { KEPT_READS_MAX } from '@domain/limits.ts';
import { inStore } from './offline/device-db.ts';

/** A server's answer as plain data, and when it came (milliseconds since 1970). */
export interface CacheEntry {
  name: string;
  answer: unknown;
  keptAt: number;
}

/** Returns what is cached under a read's name; undefined when nothing is. Rejects when this device stores nothing. */
export const readEntry = (name: string): Promise<CacheEntry | undefined> =>
  inStore<CacheEntry | undefined>('reads', 'readonly', (reads) => reads.get(name));

/** Returns all that is cached. Rejects when this device stores nothing. */
export const readEntries = (): Promise<CacheEntry[]> =>
  inStore<CacheEntry[]>('reads', 'readonly', (reads) => reads.getAll());

/** Returns entries by age. What was kept before the clock was set back is the oldest. */
export function oldestFirst(entries: readonly CacheEntry[]): CacheEntry[] {
  const since = ({ keptAt }: CacheEntry) => (keptAt > Date.now() ? 0 : keptAt);
  return entries.toSorted((a, b) => since(a) - since(b));
}

function dropOldest(reads: IDBObjectStore, count: number): void {
  const all = reads.getAll() as IDBRequest<CacheEntry[]>;
  all.onsuccess = () => {
    for (const { name } of oldestFirst(all.result).slice(0, count)) reads.delete(name);
  };
}

/** Caches an answer under its name and deletes the oldest entries beyond the limit; null deletes the entry. */
export async function writeEntry(name: string, answer: unknown): Promise<void> {
  if (answer === null) {
    await inStore('reads', 'readwrite', (reads) => reads.delete(name));
    return;
  }
  await inStore('reads', 'readwrite', (reads) => {
    reads.put({ name, answer, keptAt: Date.now() } satisfies CacheEntry);
    const counted = reads.count();
    counted.onsuccess = () => {
      if (counted.result > KEPT_READS_MAX) dropOldest(reads, counted.result - KEPT_READS_MAX);
    };
    return counted;
  });
}
