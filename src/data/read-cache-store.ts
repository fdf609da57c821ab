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

function dropOldest(reads: IDBObjectStore, count: number): void {
  const all = reads.getAll() as IDBRequest<CacheEntry[]>;
  all.onsuccess = () => {
    const oldestFirst = all.result.sort((a, b) => a.keptAt - b.keptAt);
    for (const { name } of oldestFirst.slice(0, count)) reads.delete(name);
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
