import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  getDocs,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  waitForPendingWrites,
} from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { toDomainError } from './to-plain.ts';

export type Fail = (error: DomainError) => void;
export type Unsubscribe = () => void;
type Convert<T> = (snapshot: DocumentSnapshot) => T | null;

/** Nothing found, but only on this device: the server has not been asked yet, so it must not be shown as empty. */
const isUnknown = (snapshot: QuerySnapshot) => snapshot.empty && snapshot.metadata.fromCache;
const convertAll = <T>(snapshot: QuerySnapshot, convert: Convert<T>) =>
  snapshot.docs.flatMap((document) => convert(document) ?? []);

/**
 * Says `network` when nothing has come in time, for a browser may believe in a network that leads nowhere. What comes
 * later is still told.
 */
function patiently<T>(next: (value: T) => void, fail: Fail) {
  const timer = setTimeout(() => fail(new DomainError('network')), REQUEST_TIMEOUT_MS);
  return {
    next(value: T) {
      clearTimeout(timer);
      next(value);
    },
    fail(error: unknown) {
      clearTimeout(timer);
      fail(toDomainError(error));
    },
    stop: () => clearTimeout(timer),
  };
}

/** A live list: first what this device knows, then what the server says, then every change. */
export function subscribeToList<T>(
  query: Query,
  convert: Convert<T>,
  next: (items: T[]) => void,
  fail: Fail,
): Unsubscribe {
  const listener = patiently(next, fail);
  // once there was something, empty means that the last one went, without a network too
  let isKnown = false;
  const unsubscribe = onSnapshot(
    query,
    // without it, "empty here" followed by "empty on the server" would be one event
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= !isUnknown(snapshot);
      if (isKnown) listener.next(convertAll(snapshot, convert));
    },
    listener.fail,
  );
  return () => {
    listener.stop();
    unsubscribe();
  };
}

/** A live document; `next(null)` only when the server says that there is none. */
export function subscribeToDocument<T>(
  reference: DocumentReference,
  convert: Convert<T>,
  next: (item: T | null) => void,
  fail: Fail,
): Unsubscribe {
  const listener = patiently(next, fail);
  const unsubscribe = onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) listener.next(convert(snapshot));
      else if (!snapshot.metadata.fromCache) listener.next(null);
    },
    listener.fail,
  );
  return () => {
    listener.stop();
    unsubscribe();
  };
}

/** Reads a list once; offline it gives what this device knows, and throws `network` when that is nothing. */
export async function fetchList<T>(query: Query, convert: Convert<T>): Promise<T[]> {
  try {
    const snapshot = await getDocs(query);
    if (isUnknown(snapshot)) throw new DomainError('network');
    return convertAll(snapshot, convert);
  } catch (error) {
    throw toDomainError(error);
  }
}

const DELIVERY_PATIENCE_MS = 1500;

/** Gives what was changed on this device a moment to reach the server, before the device forgets it. Never throws. */
export async function deliverWrites(): Promise<void> {
  await Promise.race([
    waitForPendingWrites(firestore).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, DELIVERY_PATIENCE_MS)),
  ]);
}
