import { deleteDoc, doc, waitForPendingWrites } from 'firebase/firestore';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { type PendingWrite, pendingWriteKeys } from '../lib/pending-write-records.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { auth, firestore } from './firebase.ts';
import type { RejectedWrite } from './rejected-writes.ts';
import { toDomainError } from './to-plain.ts';

/** How many writes the server hasn't confirmed, and so hasn't counted. */
export interface PendingWrites {
  all: number;
  /** Messages marked as read, and messages deleted. */
  read: number;
  deletedMessages: number;
}

/** The writes of this page by path, whose outcome it will learn. */
const own = new Map<string, number>();
let listener: (writes: PendingWrites) => void = () => undefined;
const uidNow = () => auth.currentUser?.uid ?? '';
const keyOf = (path: string) => STORAGE_KEYS.change(uidNow(), path);

/** Returns the signed-in user's pending writes, from all tabs. */
const readPendingWrites = () => pendingWriteKeys(uidNow()).flatMap((key) => readStored<PendingWrite>(key) ?? []);

export function countPendingWrites(): PendingWrites {
  const writes = readPendingWrites();
  return {
    all: writes.length,
    read: writes.filter(({ isRead }) => isRead).length,
    deletedMessages: writes.filter(({ path, isDeleted }) => isDeleted && path.startsWith('messages/')).length,
  };
}
const tell = () => listener(countPendingWrites());

/** Calls `listen` whenever the pending writes change, in any tab. Supports one listener. */
export function onPendingWrites(listen: (writes: PendingWrites) => void): void {
  listener = listen;
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(keyOf(''))) tell();
  });
}

function forget({ path, at }: PendingWrite): void {
  if (readStored<PendingWrite>(keyOf(path))?.at === at) writeStored(keyOf(path), null);
  if (own.get(path) === at) own.delete(path);
  tell();
}

/** Resolves when the server has confirmed the write; offline that waits. Throws its refusal as a DomainError. */
export async function trackWrite(written: Omit<PendingWrite, 'at'>, write: () => Promise<void>): Promise<void> {
  const before = readStored<PendingWrite>(keyOf(written.path));
  const made: PendingWrite = { ...before, ...written, at: Math.max(Date.now(), (before?.at ?? 0) + 1) };
  if (before?.fields && written.fields) made.fields = { ...before.fields, ...written.fields };
  writeStored(keyOf(made.path), made);
  own.set(made.path, made.at);
  tell();
  try {
    await write();
  } catch (error) {
    throw toDomainError(error);
  } finally {
    forget(made);
  }
}

/** Deletes a document as a tracked write. Throws the server's refusal as a DomainError. */
export async function trackDeletion(path: string): Promise<void> {
  await trackWrite({ path, isDeleted: true }, () => deleteDoc(doc(firestore, path)));
}

let isAsking = false;
/** Returns what the server rejected of closed pages' writes; that a message wasn't marked as read doesn't count. */
export async function fetchRejected(): Promise<RejectedWrite[]> {
  const orphans = readPendingWrites().filter(({ path }) => !own.has(path));
  if (isAsking || orphans.length === 0) return [];
  isAsking = true;
  try {
    await waitForPendingWrites(firestore);
    // the tab that made the write has reported it already
    const unclear = orphans.filter(({ path, at }) => readStored<PendingWrite>(keyOf(path))?.at === at);
    const { findRejected } = await import('./rejected-writes.ts');
    const rejected = await findRejected(unclear);
    unclear.forEach(forget);
    return rejected;
  } catch {
    return []; // retried when the server is next reachable
  } finally {
    isAsking = false;
  }
}

const DELIVERY_PATIENCE_MS = 1500;

/** Gives pending writes a moment to reach the server before this device forgets them. Never throws. */
export async function flushPendingWrites(): Promise<void> {
  await withTimeout(waitForPendingWrites(firestore), DELIVERY_PATIENCE_MS).catch(() => undefined);
}
