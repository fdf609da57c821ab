import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { trackSync } from './sync-status.ts';
import { toDomainError } from './to-plain.ts';

export type Fail = (error: DomainError) => void;
export type Unsubscribe = () => void;
type Convert<T> = (snapshot: DocumentSnapshot) => T | null;

const convertAll = <T>(snapshot: QuerySnapshot, convert: Convert<T>) =>
  snapshot.docs.flatMap((document) => convert(document) ?? []);

/** How long the server may take once the SDK has said that this device knows nothing, which it says without a network. */
const UNKNOWN_PATIENCE_MS = 3000;

/**
 * Says `network` when nothing has come in time, for a browser may believe in a network that leads nowhere. What comes
 * later is still told.
 */
function patiently<T>(next: (value: T) => void, fail: Fail) {
  const giveUp = () => fail(new DomainError('network'));
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  return {
    next(value: T) {
      clearTimeout(timer);
      next(value);
    },
    /** Nothing found, but only on this device: it must not be shown as empty. */
    unknown() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, UNKNOWN_PATIENCE_MS);
    },
    fail(error: unknown) {
      clearTimeout(timer);
      fail(toDomainError(error));
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * A live list: first what this device knows, then what the server says, then every change. `name` stands for all of
 * the list, whatever its limit; with it, this device remembers how old its knowledge is and that there was nothing.
 */
export function subscribeToList<T>(
  query: Query,
  convert: Convert<T>,
  next: (items: T[]) => void,
  fail: Fail,
  name: string | null = null,
): Unsubscribe {
  const listener = patiently(next, fail);
  const followed = trackSync(name);
  // once there was something, empty means that the last one went, without a network too
  let isKnown = followed.wasEmpty;
  const unsubscribe = onSnapshot(
    query,
    // without it, "empty here" followed by "empty on the server" would be one event
    { includeMetadataChanges: true },
    (snapshot) => {
      followed.report(snapshot.metadata, snapshot.empty);
      isKnown ||= !(snapshot.empty && snapshot.metadata.fromCache);
      if (isKnown) listener.next(convertAll(snapshot, convert));
      else listener.unknown();
    },
    (error) => {
      followed.stop();
      listener.fail(error);
    },
  );
  return () => {
    listener.stop();
    followed.stop();
    unsubscribe();
  };
}

/** A live document; `next(null)` only when there certainly is none: by the server's word, now or before, or by one's own. */
export function subscribeToDocument<T>(
  reference: DocumentReference,
  convert: Convert<T>,
  next: (item: T | null) => void,
  fail: Fail,
): Unsubscribe {
  const listener = patiently(next, fail);
  const followed = trackSync(reference.path);
  let isKnown = followed.wasEmpty;
  const unsubscribe = onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      followed.report(snapshot.metadata, !snapshot.exists());
      isKnown ||= snapshot.exists() || !snapshot.metadata.fromCache;
      if (isKnown) listener.next(snapshot.exists() ? convert(snapshot) : null);
      else listener.unknown();
    },
    (error) => {
      followed.stop();
      listener.fail(error);
    },
  );
  return () => {
    listener.stop();
    followed.stop();
    unsubscribe();
  };
}
