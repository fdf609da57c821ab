import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

export type Serialized = Readonly<Record<string, unknown>>;

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}

/** Returns a document as JSON data, times as ISO 8601 text; null if there is none. */
export function serialize(snapshot: DocumentSnapshot): Serialized | null {
  return (plainValue(snapshot.data()) as Serialized | undefined) ?? null;
}
