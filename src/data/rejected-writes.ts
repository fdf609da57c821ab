import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import type { Change } from './pending-writes.ts';
import { toDomainError } from './to-plain.ts';

export interface RefusedChange extends Change {
  /** Of the quiz, where it is one. */
  title: string;
}

async function look(change: Change): Promise<RefusedChange | []> {
  const { path, isDeleted, fields = {} } = change;
  if (!isDeleted && !change.fields) return [];
  const snapshot = await getDocFromServer(doc(firestore, path)).catch((error: unknown) => {
    if (toDomainError(error).code === 'forbidden') return null; // it is somebody else's by now
    throw error;
  });
  if (!snapshot?.exists()) return [];
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(snapshot.get(name)) !== JSON.stringify(value);
  const isRefused = isDeleted === true || Object.entries(fields).some(differs);
  return isRefused ? { ...change, title: String(snapshot.get('title') ?? '') } : [];
}

/** Those of some changes, all of them sent, that the server does not have. Throws when it cannot be asked. */
export async function findRefused(changes: readonly Change[]): Promise<RefusedChange[]> {
  return (await Promise.all(changes.map(look))).flat();
}
