import { QUIZ_TYPES } from '@domain/games/index.ts';
import { type DraftWork, readDraft } from '@domain/quiz/stored-drafts.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** How a draft ended in another tab. */
export type Ending = 'saved' | 'discarded';

interface DraftState {
  ownerId: string | null;
  /**
   * By slot: a new quiz's type, or a stored quiz's code. At most one each, so that trying another game loses nothing.
   */
  works: Readonly<Record<string, DraftWork>>;
  /** Drafts open here that ended in another tab, by slot. */
  ended: Readonly<Record<string, Ending>>;
  /** False once the browser has refused to store a draft. */
  isKept: boolean;
}
const EMPTY = { works: {}, ended: {}, isKept: true } as const;

export const useDrafts = create<DraftState>(() => ({ ownerId: null, ...EMPTY }));

const keyOf = (uid: string, slot: string) => STORAGE_KEYS.quizDraft(uid, slot);
const without = <T>(record: Readonly<Record<string, T>>, slot: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== slot));

/** Holds a draft in memory only; the first change stores it. */
export function holdDraft(slot: string, work: DraftWork): void {
  useDrafts.setState(({ works, ended }) => ({ works: { ...works, [slot]: work }, ended: without(ended, slot) }));
}

/** Holds a changed draft and stores it, password included: it is meant to be shared, and losing it is worse. */
export function keepDraft(slot: string, work: DraftWork): void {
  const { ownerId } = useDrafts.getState();
  holdDraft(slot, work);
  if (ownerId !== null) useDrafts.setState({ isKept: writeStored(keyOf(ownerId, slot), work) });
}

function forgetStored(slot: string, ending: Ending): void {
  const { ownerId } = useDrafts.getState();
  if (ownerId === null) return;
  // the first of the two storage events carries the reason, and nothing is left behind
  writeStored(keyOf(ownerId, slot), { ended: ending });
  writeStored(keyOf(ownerId, slot), null);
}
const dropHeld = (slot: string): void => useDrafts.setState(({ works }) => ({ works: without(works, slot) }));

/** Discards a draft here and in all other tabs, with a reason. */
export function endDraft(slot: string, ending: Ending): void {
  dropHeld(slot);
  forgetStored(slot, ending);
}

/**
 * Deletes a draft after it was saved as `saved`, in every tab; this page shows it as unchanged until `leaveSaved`. What
 * was typed since stays.
 */
export function settleSaved(slot: string, saved: DraftWork): void {
  const work = useDrafts.getState().works[slot];
  if (work?.draftId !== saved.draftId || work.changedAt !== saved.changedAt) return;
  holdDraft(slot, { ...work, changedAt: null });
  forgetStored(slot, 'saved');
}

/** Drops a saved, unchanged draft when its page is left. */
export function leaveSaved(slot: string, { draftId }: DraftWork): void {
  const work = useDrafts.getState().works[slot];
  if (work?.draftId === draftId && work.changedAt === null) dropHeld(slot);
}

const isEnding = (value: unknown): value is { ended: Ending } =>
  typeof value === 'object' &&
  value !== null &&
  'ended' in value &&
  (value.ended === 'saved' || value.ended === 'discarded');

/** Adopts what another tab has stored in a slot; writes nothing, so that two tabs can't ping-pong. */
function take(slot: string, value: unknown): void {
  const work = readDraft(value);
  if (work) {
    holdDraft(slot, work);
    return;
  }
  const { works, ended } = useDrafts.getState();
  const mine = works[slot];
  // the event after an ending, or an unchanged draft, which was never stored
  if (!mine || (mine.changedAt === null && !isEnding(value))) return;
  useDrafts.setState({
    works: without(works, slot),
    ended: { ...ended, [slot]: isEnding(value) ? value.ended : 'discarded' },
  });
}

/** Reads all drafts again: a frozen page has missed other tabs' changes. */
function catchUp(): void {
  const { ownerId, works, isKept } = useDrafts.getState();
  // without storage, this page knows best
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

/**
 * Opens a creator's drafts: those of new quizzes, and that of the stored quiz `slot`. Other people's stay untouched.
 */
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
