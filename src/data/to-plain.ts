import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { upgradeDocument } from '@domain/upgrade-document.ts';
import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocument } from './parse-document.ts';

/** Returns a stored value as plain data: times become milliseconds since 1970. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlainValue(field)]));
}

/** Returns a document as `parseDocument` does, of an older version too, with its id under `idField`. */
export function toApp<T extends z.ZodMiniType>(
  schema: T,
  snapshot: DocumentSnapshot,
  idField = 'id',
): z.output<T> | null {
  const { path } = snapshot.ref;
  // an unconfirmed write of our own carries this device's estimate of the server's time
  const plain = toPlainValue(snapshot.data({ serverTimestamps: 'estimate' }) ?? {}) as Record<string, unknown>;
  return parseDocument(schema, path, { ...upgradeDocument(path, plain), [idField]: snapshot.id });
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  'resource-exhausted': 'unavailable',
  unavailable: 'network',
  'deadline-exceeded': 'network',
};

export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  if (!CODES[code]) console.error(error); // the message about a missing index says how to add it
  return new DomainError(CODES[code] ?? 'internal');
}
