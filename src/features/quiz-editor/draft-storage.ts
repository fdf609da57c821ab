import { QUIZ_TYPES } from '@domain/games/index.ts';
import { type DraftWork, readDraft } from '@domain/quiz/stored-drafts.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What became of a draft in another tab. */
export type Ending = 'saved' | 'discarded';

interface DraftState {
  ownerId: string | null;
  /** By slot: the type of a new quiz, or the code of a stored one. At most one each: trying another game loses nothing. */
  works: Readonly<Record<string, DraftWork>>;
  /** Drafts that were open here and were ended in another tab, by slot. */
  ended: Readonly<Record<string, Ending>>;
  /** False once the browser has refused to keep a draft. */
  isKept: boolean;
}
const EMPTY = { works: {}, ended: {}, isKept: true } as const;

export const useDrafts = create<DraftState>(() => ({ ownerId: null, ...EMPTY }));

const keyOf = (uid: string, slot: string) => STORAGE_KEYS.quizDraft(uid, slot);
const without = <T>(record: Readonly<Record<string, T>>, slot: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== slot));

/** Holds a draft in memory only: it is kept on the device from the first change on. */
export function holdDraft(slot: string, work: DraftWork): void {
  useDrafts.setState(({ works, ended }) => ({ works: { ...works, [slot]: work }, ended: without(ended, slot) }));
}

/** Holds a changed draft and keeps it on the device, its password too: that is made to be told, and losing it is worse. */
export function keepDraft(slot: string, work: DraftWork): void {
  const { ownerId } = useDrafts.getState();
  holdDraft(slot, work);
  if (ownerId !== null) useDrafts.setState({ isKept: writeStored(keyOf(ownerId, slot), work) });
}

function forgetStored(slot: string, ending: Ending): void {
  const { ownerId } = useDrafts.getState();
  if (ownerId === null) return;
  // the first of the two events that this makes elsewhere carries the reason, and nothing is left behind
  writeStored(keyOf(ownerId, slot), { ended: ending });
  writeStored(keyOf(ownerId, slot), null);
}
const dropHeld = (slot: string): void => useDrafts.setState(({ works }) => ({ works: without(works, slot) }));

/** Throws a draft away, here and in every other tab; those are told why. */
export function endDraft(slot: string, ending: Ending): void {
  dropHeld(slot);
  forgetStored(slot, ending);
}

/**
 * A draft is saved as it is in `saved`: the device forgets it at once, and every other tab. This page still shows it until
 * `leaveSaved`, as one without changes. What was typed since is not saved, and stays.
 */
export function settleSaved(slot: string, saved: DraftWork): void {
  const work = useDrafts.getState().works[slot];
  if (work?.draftId !== saved.draftId || work.changedAt !== saved.changedAt) return;
  holdDraft(slot, { ...work, changedAt: null });
  forgetStored(slot, 'saved');
}

/** Drops a draft that is saved, and unchanged since, when the page that shows it is left. */
export function leaveSaved(slot: string, { draftId }: DraftWork): void {
  const work = useDrafts.getState().works[slot];
  if (work?.draftId === draftId && work.changedAt === null) dropHeld(slot);
}

const isEnding = (value: unknown): value is { ended: Ending } =>
  typeof value === 'object' &&
  value !== null &&
  'ended' in value &&
  (value.ended === 'saved' || value.ended === 'discarded');

/** Takes over what another tab has stored in a slot; writes nothing, so that two tabs cannot play ping-pong. */
function take(slot: string, value: unknown): void {
  const work = readDraft(value);
  if (work) {
    holdDraft(slot, work);
    return;
  }
  const { works, ended } = useDrafts.getState();
  const mine = works[slot];
  // the event after an ending, or a draft that nobody has changed and that therefore was never stored
  if (!mine || (mine.changedAt === null && !isEnding(value))) return;
  useDrafts.setState({
    works: without(works, slot),
    ended: { ...ended, [slot]: isEnding(value) ? value.ended : 'discarded' },
  });
}

/** Reads all drafts again: a page that was frozen in the background has missed what other tabs did. */
function catchUp(): void {
  const { ownerId, works, isKept } = useDrafts.getState();
  // where the browser keeps nothing, this page knows best
  if (ownerId === null || !isKept) return;
  for (const slot of new Set([...QUIZ_TYPES, ...Object.keys(works)])) take(slot, readStored(keyOf(ownerId, slot)));
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function follow({ key, newValue }: StorageEvent): void {
  const { ownerId } = useDrafts.getState();
  if (ownerId === null) return;
  const prefix = keyOf(ownerId, '');
  if (key === null)
    catchUp(); // everything was cleared
  else if (key.startsWith(prefix)) take(key.slice(prefix.length), newValue === null ? null : parse(newValue));
}

addEventListener('storage', follow);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) catchUp();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') catchUp();
});

/** Takes up the drafts of a creator: those of new quizzes, and of the stored one that is `slot`. Others' stay untouched. */
export function openDrafts(ownerId: string, slot?: string): void {
  if (useDrafts.getState().ownerId !== ownerId) useDrafts.setState({ ownerId, ...EMPTY });
  const { works } = useDrafts.getState();
  const stored: Record<string, DraftWork> = {};
  for (const one of slot === undefined ? QUIZ_TYPES : [slot]) {
    const work = readDraft(readStored(keyOf(ownerId, one)));
    if (work && !works[one]) stored[one] = work;
  }
  useDrafts.setState({ works: { ...works, ...stored } });
}
