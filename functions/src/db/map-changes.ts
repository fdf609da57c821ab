import { FieldPath, FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

/** Changes by path, map and entry: a number is added to what is stored, null deletes, an object is stored. */
export type MapChanges = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Change>>>>>>;
type Change = number | object | null;

const entriesOf = (changes: MapChanges) =>
  Object.entries(changes).flatMap(([path, maps]) =>
    Object.entries(maps).flatMap(([map, entries]) =>
      Object.entries(entries).map(([entry, change]) => ({ path, map, entry, change })),
    ),
  );

/** Returns all of them as one: numbers are added, of others the last counts. */
export function sumOf(all: readonly MapChanges[]): MapChanges {
  const sum: Record<string, Record<string, Record<string, Change>>> = {};
  for (const { path, map, entry, change } of all.flatMap(entriesOf)) {
    const maps = sum[path] ?? {};
    const entries = maps[map] ?? {};
    const before = entries[entry] ?? 0;
    entries[entry] = typeof change === 'number' && typeof before === 'number' ? before + change : change;
    maps[map] = entries;
    sum[path] = maps;
  }
  return sum;
}

const toStored = (change: Change): unknown => {
  if (change === null) return FieldValue.delete();
  return typeof change === 'number' ? FieldValue.increment(change) : change;
};

/** Writes the changes, one write for each document; it fails as a whole if one is missing. */
export function applyChanges(write: Transaction | WriteBatch, changes: MapChanges): void {
  for (const path of Object.keys(changes)) {
    const fields = entriesOf({ [path]: changes[path] ?? {} }).flatMap(({ map, entry, change }) => [
      new FieldPath(map, entry),
      toStored(change),
    ]);
    if (fields.length === 0) continue;
    const [field, value, ...rest] = fields as [FieldPath, unknown, ...unknown[]];
    // two overloads, which TypeScript can't see as one
    (write as WriteBatch).update(db().doc(path), field, value, ...rest);
  }
}
