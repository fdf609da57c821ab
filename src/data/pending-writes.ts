import { deleteDoc, doc, waitForPendingWrites } from 'firebase/firestore';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { changeKeys } from '../lib/pending-write-records.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { withPatience } from '../lib/with-timeout.ts';
import { auth, firestore } from './firebase.ts';
import type { RefusedChange } from './rejected-writes.ts';
import { toDomainError } from './to-plain.ts';

/** A change of a document that was made on this device and that the server has not confirmed. */
export interface Change {
  path: string;
  /** Tells this change from a later one of the same document. */
  at: number;
  isDeleted?: boolean;
  /** A message that was not read before. */
  isRead?: boolean;
  /** What was written, by field; only what the person would miss. */
  fields?: Readonly<Record<string, unknown>>;
}
/** What the server's counts do not know of yet. */
export interface Changes {
  all: number;
  /** Messages that were read, and messages that were deleted. */
  read: number;
  deletedMessages: number;
}

/** The changes of this page, whose writes tell it how they end. */
const own = new Map<string, number>();
let listener: (changes: Changes) => void = () => undefined;
const uidNow = () => auth.currentUser?.uid ?? '';
const keyOf = (path: string) => STORAGE_KEYS.change(uidNow(), path);

/** All changes of who is signed in, of every tab. */
const readChanges = () => changeKeys(uidNow()).flatMap((key) => readStored<Change>(key) ?? []);

/** How many changes wait for the server. */
export function countChanges(): Changes {
  const changes = readChanges();
  return {
    all: changes.length,
    read: changes.filter(({ isRead }) => isRead).length,
    deletedMessages: changes.filter(({ path, isDeleted }) => isDeleted && path.startsWith('messages/')).length,
  };
}
const tell = () => listener(countChanges());

/** Has every change of what waits told to the one listener there is, whichever tab it is made in. */
export function onChanges(tellChanges: (changes: Changes) => void): void {
  listener = tellChanges;
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(keyOf(''))) tell();
  });
}

function forget({ path, at }: Change): void {
  if (readStored<Change>(keyOf(path))?.at === at) writeStored(keyOf(path), null);
  if (own.get(path) === at) own.delete(path);
  tell();
}

/**
 * Makes a change by `write`, which is at once for this device, and resolves when the server has it; offline that is
 * when the network is back. Until then it is written down, so that it can be counted and, after a reload, asked for.
 * Throws what the server said, as a DomainError.
 */
export async function makeChange(change: Omit<Change, 'at'>, write: () => Promise<void>): Promise<void> {
  const before = readStored<Change>(keyOf(change.path));
  const made: Change = { ...before, ...change, at: Math.max(Date.now(), (before?.at ?? 0) + 1) };
  if (before?.fields && change.fields) made.fields = { ...before.fields, ...change.fields };
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

/** Deletes a document as such a change. Throws what the server said, as a DomainError. */
export async function makeDeletion(path: string): Promise<void> {
  await makeChange({ path, isDeleted: true }, () => deleteDoc(doc(firestore, path)));
}

let isAsking = false;
/**
 * What became of changes whose page is gone: waits until the server has all of them and gives those that it refused.
 * A message that could not be marked as read is none: another device was first.
 */
export async function fetchRefused(): Promise<RefusedChange[]> {
  const orphans = readChanges().filter(({ path }) => !own.has(path));
  if (isAsking || orphans.length === 0) return [];
  isAsking = true;
  try {
    await waitForPendingWrites(firestore);
    // another tab, whose changes they are, has told it already
    const unclear = orphans.filter(({ path, at }) => readStored<Change>(keyOf(path))?.at === at);
    const { findRefused } = await import('./rejected-writes.ts');
    const refused = await findRefused(unclear);
    unclear.forEach(forget);
    return refused;
  } catch {
    return []; // asked again when the server is heard next
  } finally {
    isAsking = false;
  }
}

const DELIVERY_PATIENCE_MS = 1500;

/** Gives what was changed on this device a moment to reach the server, before the device forgets it. Never throws. */
export async function deliverChanges(): Promise<void> {
  await withPatience(waitForPendingWrites(firestore), DELIVERY_PATIENCE_MS).catch(() => undefined);
}
