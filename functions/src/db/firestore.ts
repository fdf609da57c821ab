import { closedPaths } from '@domain/closed-paths.ts';
import { UNREADABLE, upgradeDocument } from '@domain/upgrade-document.ts';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countForDay } from '../support/day-counts.ts';
import { logFailure } from '../support/log.ts';

initializeApp();

export type { Transaction };

let firestore: Firestore | undefined;

/** Returns the database; for operators, the one that DATABASE names, which may be a restored one. */
export function db(): Firestore {
  firestore ??= getFirestore(process.env['DATABASE'] ?? '(default)');
  return firestore;
}

export const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

const SPREAD_S = 24 * 3600;

/** Returns when something ends, up to a day early by chance: not all at one place in the index, and one moment. */
export const endOf = (at: number, keptS: number): Timestamp =>
  timestamp(Math.round(at + (keptS - Math.random() * SPREAD_S) * 1000));

/** A document with its content, current or earlier. */
export type Stored = Pick<DocumentSnapshot, 'id' | 'data' | 'ref'>;

/**
 * Parses a document, of an older version too, with its id as `id` and `uid` and times in milliseconds; null if there is
 * none. One that can't be read is counted, and throws: who took it for a missing one would write over it, or find no lock.
 */
export function fromStored<T extends z.ZodMiniType>(schema: T, snapshot: Stored): z.output<T> | null {
  const data = snapshot.data();
  if (!data) return null;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toMillis() : value,
  ]);
  const upgraded = upgradeDocument(snapshot.ref.path, Object.fromEntries(fields));
  const result = z.safeParse(schema, { ...upgraded, id: snapshot.id, uid: snapshot.id });
  if (result.success) return result.data;
  countForDay('unreadable');
  throw Object.assign(result.error, { name: UNREADABLE });
}

/** The same for one of many: what can't be read is left out and logged. */
export function fromListed<T extends z.ZodMiniType>(schema: T, snapshot: Stored): z.output<T> | null {
  try {
    return fromStored(schema, snapshot);
  } catch (error) {
    logFailure(`read ${snapshot.ref.parent.id}`, 'internal', error);
    return null;
  }
}

const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;
const hasCode = (error: unknown, code: number) => error instanceof Error && 'code' in error && error.code === code;

export const isNotFound = (error: unknown): boolean => hasCode(error, NOT_FOUND);
export const isAlreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS);
/** Whether a write failed because a document exists already, which Firestore may report with either code. */
export const isTaken = (error: unknown): boolean => isAlreadyExists(error) || hasCode(error, FAILED_PRECONDITION);

/** Deadline, resource exhausted, aborted, unavailable. */
const PASSING: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);
/** Whether something failed that may succeed when it is tried again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.has(error.code);

export async function unlessGone(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

const CREATE_ATTEMPTS = 3;

/** Runs a transaction, again if a document that it creates appeared between its read and its write. */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db().runTransaction(work);
    } catch (error) {
      if (!isAlreadyExists(error) || attempt === CREATE_ATTEMPTS) throw error;
    }
  }
}

/** Throws when the database can't be read. The document needn't exist. */
export async function reachDatabase(): Promise<void> {
  await db().doc(closedPaths.retiredCode('-')).get();
}

/** A document before and after a write; null where there is none. */
export interface DocumentWrite {
  id: string;
  /** When it was written. The trigger may run much later, and more than once. */
  at: number;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}
