import type { CircleVerdict } from '@domain/circle/circle-input.ts';
import type { ErrorCode } from '@domain/errors.ts';
import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';
import { useIsHydrated } from './use-device-state.ts';

export interface OwnGuess {
  /** Of the sending, the same for every attempt. */
  id: string;
  /** Indexes of the options, as far as they were chosen. */
  answers: readonly number[];
  /** Missing until the server has answered; null where the person had left. */
  verdict?: CircleVerdict['verdict'];
}

export interface OwnMember {
  id: string;
  /** What only they have. */
  key: string;
  name: string;
  /** Indexes of the options, as far as they were chosen. */
  answers: readonly number[];
  /** `answering` until they are sent; `sent` until they were seen in the circle, and `in` from then on. */
  stage: 'answering' | 'sent' | 'in';
  /** The circle's expiry when they were first seen in it: an older copy doesn't show whether they are in. */
  since?: number;
  /** Why they couldn't join. */
  refusal?: ErrorCode;
  guesses: Readonly<Record<string, OwnGuess>>;
  isTold?: boolean;
}

/** What this device knows of a circle and nobody else may. */
export interface OwnCircle {
  /** The maker's; null on any other device. */
  makerKey: string | null;
  members: readonly OwnMember[];
  /** Who plays here now, by id; null before somebody has begun. */
  me: string | null;
}

const NONE: OwnCircle = { makerKey: null, members: [], me: null };

/** As last seen here. Without storage, it lives as long as the page. */
const known = new Map<string, OwnCircle>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    for (const id of known.keys()) if (key === null || key === STORAGE_KEYS.circle(id)) known.delete(id);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns what this device knows of a circle: the same object until it changes. */
export function readOwnCircle(circleId: string): OwnCircle {
  const found = known.get(circleId) ?? readStored<OwnCircle>(STORAGE_KEYS.circle(circleId)) ?? NONE;
  known.set(circleId, found);
  return found;
}

/** Changes what this device knows of a circle, in all tabs; null forgets it. */
export function changeOwnCircle(circleId: string, change: (before: OwnCircle) => OwnCircle | null): void {
  const key = STORAGE_KEYS.circle(circleId);
  // another tab may have written without having been heard yet
  const after = change(readStored<OwnCircle>(key) ?? readOwnCircle(circleId));
  writeStored(key, after);
  known.set(circleId, after ?? NONE);
  tell();
}

export function changeOwnMember(
  circleId: string,
  memberId: string,
  change: (before: OwnMember) => OwnMember | null,
): void {
  changeOwnCircle(circleId, (own) => {
    const members = own.members.flatMap((one) => (one.id === memberId ? (change(one) ?? []) : one));
    return { ...own, members, me: members.some(({ id }) => id === own.me) ? own.me : null };
  });
}

export function changeOwnGuess(
  circleId: string,
  memberId: string,
  aboutId: string,
  change: (before: OwnGuess | undefined) => OwnGuess | null,
): void {
  changeOwnMember(circleId, memberId, (member) => {
    const { [aboutId]: before, ...guesses } = member.guesses;
    const after = change(before);
    return { ...member, guesses: after ? { ...guesses, [aboutId]: after } : guesses };
  });
}

/** Returns what this device knows of a circle, which is nothing while a page from the server is being hydrated. */
export function useOwnCircle(circleId: string): OwnCircle {
  const isHydrated = useIsHydrated();
  const read = () => readOwnCircle(circleId);
  const own = useSyncExternalStore(listen, read, () => NONE);
  return isHydrated ? own : NONE;
}
