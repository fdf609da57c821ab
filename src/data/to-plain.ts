import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';

/** Returns a stored value as plain data: times become milliseconds since 1970. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlainValue(field)]));
}

/**
 * Returns a document in the shape of `schema`, with its id under `idField`. One that doesn't fit (from a newer version,
 * or edited by hand) is logged and returned as null, so that it can't break the page.
 */
export function toApp<T extends z.ZodMiniType>(
  schema: T,
  snapshot: DocumentSnapshot,
  idField = 'id',
): z.output<T> | null {
  // an unconfirmed write of our own carries this device's estimate of the server's time
  const plain = toPlainValue(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});
  const result = z.safeParse(schema, { ...(plain as object), [idField]: snapshot.id });
  if (result.success) return result.data;
  // paths only: people's texts don't belong in a console
  const where = result.error.issues.map((issue) => issue.path.join('.') || issue.code);
  console.error(`Skipped ${snapshot.ref.path}, which is not of the expected shape: ${where.join(', ')}`);
  return null;
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
