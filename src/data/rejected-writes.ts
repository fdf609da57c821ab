import { doc, getDocFromServer } from 'firebase/firestore';
import type { PendingWrite } from '../lib/pending-write-records.ts';
import { firestore } from './firebase.ts';
import { toDomainError } from './to-plain.ts';

export interface RejectedWrite extends PendingWrite {
  /** The quiz's title, if it is a quiz. */
  title: string;
}

async function look(write: PendingWrite): Promise<RejectedWrite | []> {
  const { path, isDeleted, fields = {} } = write;
  if (!isDeleted && !write.fields) return [];
  const snapshot = await getDocFromServer(doc(firestore, path)).catch((error: unknown) => {
    if (toDomainError(error).code === 'forbidden') return null; // another account owns it by now
    throw error;
  });
  // nobody misses a change to deleted content; but a reply, whose message was deleted meanwhile, took somebody words
  if (!snapshot?.exists()) return !isDeleted && 'reply' in fields ? { ...write, title: '' } : [];
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(snapshot.get(name)) !== JSON.stringify(value);
  const isRejected = isDeleted === true || Object.entries(fields).some(differs);
  return isRejected ? { ...write, title: String(snapshot.get('title') ?? '') } : [];
}

/** Returns those of `writes`, all of them sent, that the server rejected. Throws when the server can't be asked. */
export async function findRejected(writes: readonly PendingWrite[]): Promise<RejectedWrite[]> {
  return (await Promise.all(writes.map(look))).flat();
}
