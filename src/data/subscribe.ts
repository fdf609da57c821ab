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

/** How long the server may take once the SDK has reported that the local cache is empty, which it also does offline. */
const UNKNOWN_PATIENCE_MS = 3000;

/** Calls `fail` with `network` on a timeout, as browsers can believe in a dead network. Later data still arrives. */
function patiently<T extends unknown[]>(next: (...values: T) => void, fail: Fail) {
  const giveUp = () => fail(new DomainError('network'));
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  return {
    next(...values: T) {
      clearTimeout(timer);
      next(...values);
    },
    /** Empty, but only in the local cache: it must not be shown as empty. */
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

/** First the cache, perhaps a part, then the server. By `name` the device remembers its last sync, and emptiness. */
export function subscribeToList<T>(
  query: Query,
  convert: Convert<T>,
  next: (items: T[], isFromCache: boolean) => void,
  fail: Fail,
  name: string | null = null,
): Unsubscribe {
  const listener = patiently(next, fail);
  const followed = trackSync(name);
  // once there was something, empty means the last item went, offline too
  let isKnown = followed.wasEmpty;
  const unsubscribe = onSnapshot(
    query,
    // without it, "empty here" followed by "empty on the server" would be one event
    { includeMetadataChanges: true },
    (snapshot) => {
      followed.report(snapshot.metadata, snapshot.empty);
      isKnown ||= !(snapshot.empty && snapshot.metadata.fromCache);
      if (isKnown) listener.next(convertAll(snapshot, convert), snapshot.metadata.fromCache);
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

/** `next(null)` only when it certainly doesn't exist; one that can't be read fails as `internal`. */
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
      if (!isKnown) return listener.unknown();
      const item = snapshot.exists() ? convert(snapshot) : null;
      if (item === null && snapshot.exists()) listener.fail(new DomainError('internal'));
      else listener.next(item);
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
