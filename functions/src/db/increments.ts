import { FieldPath, FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

/** What to add to documents that are there: by path, map and entry. */
export type Increments = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const entriesOf = (increments: Increments) =>
  Object.entries(increments).flatMap(([path, maps]) =>
    Object.entries(maps).flatMap(([map, entries]) =>
      Object.entries(entries).map(([entry, by]) => ({ path, map, entry, by })),
    ),
  );

/** Returns all of them as one. */
export function sumOf(all: readonly Increments[]): Increments {
  const sum: Record<string, Record<string, Record<string, number>>> = {};
  for (const { path, map, entry, by } of all.flatMap(entriesOf)) {
    const maps = sum[path] ?? {};
    const entries = maps[map] ?? {};
    entries[entry] = (entries[entry] ?? 0) + by;
    maps[map] = entries;
    sum[path] = maps;
  }
  return sum;
}

/** Adds to what is stored; the write fails as a whole if a document is missing. */
export function increment(write: Transaction | WriteBatch, increments: Increments): void {
  for (const path of Object.keys(increments)) {
    const fields = entriesOf({ [path]: increments[path] ?? {} }).flatMap(({ map, entry, by }) => [
      new FieldPath(map, entry),
      FieldValue.increment(by),
    ]);
    const [field, value, ...rest] = fields as [FieldPath, FieldValue, ...(FieldPath | FieldValue)[]];
    // two overloads, which TypeScript can't see as one
    (write as WriteBatch).update(db().doc(path), field, value, ...rest);
  }
}
