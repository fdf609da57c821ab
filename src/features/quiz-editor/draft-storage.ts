import { QUIZ_TYPES } from '@domain/games/index.ts';
import { type DraftWork, isBlank, readDraft, waitingDrafts, waitingSlot } from '@domain/quiz/stored-drafts.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, storedKeys, writeStored } from '../../lib/storage.ts';
import { GUEST, handOverDrafts } from '../../session/guest-drafts.ts';
import { readSessionHint } from '../../session/hint.ts';

/** How a draft ended elsewhere: in another tab, or sent automatically. */
export type Ending = 'saved' | 'sent' | 'discarded';

interface DraftState {
  ownerId: string | null;
  /**
   * By slot: a new quiz's type, or a stored quiz's code. At most one each, so that trying another game loses nothing.
   * Others of a game wait in slots of their own (`waitingSlot`).
   */
  works: Readonly<Record<string, DraftWork>>;
  /** Drafts open here that ended elsewhere, by slot. */
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

/** Ends a draft that was sent while no editor had it open, in every tab. */
export function endSent(slot: string): void {
  endDraft(slot, 'sent');
  useDrafts.setState(({ ended }) => ({ ended: { ...ended, [slot]: 'sent' } }));
}

/**
 * Deletes a draft after it was saved as `saved`, in every tab; this page shows it as unchanged until `leaveSaved`. What
 * was typed since stays.
 */
export function settleSaved(slot: string, saved: DraftWork): void {
  const work = useDrafts.getState().works[slot];
  if (work?.draftId !== saved.draftId || work.changedAt !== saved.changedAt) return;
  holdDraft(slot, { ...work, changedAt: null, isDue: false });
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
  (value.ended === 'saved' || value.ended === 'sent' || value.ended === 'discarded');

/** Adopts what another tab has stored in a slot; writes nothing, so that two tabs can't ping-pong. */
function take(slot: string, value: unknown): void {
  const work = readDraft(value);
  if (work) {
    holdDraft(slot, work);
    return;
  }
  const { ownerId, works, ended } = useDrafts.getState();
  const mine = works[slot];
  // it now belongs to the account that somebody has just signed in to in another tab; so will this page in a moment
  if (ownerId === GUEST && readSessionHint()) return;
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

/** Makes a draft the one of its game. The one before waits, unless it is blank. */
export function switchDraft(work: DraftWork): void {
  const { type } = work.draft;
  const { ownerId, works } = useDrafts.getState();
  const before = works[type];
  if (before && before.draftId !== work.draftId && !isBlank(before)) keepDraft(waitingSlot(before), before);
  keepDraft(type, work);
  dropHeld(waitingSlot(work));
  if (ownerId !== null) writeStored(keyOf(ownerId, waitingSlot(work)), null);
}

/** Takes up a draft that has waited, where its game's place is free. */
function bringBack(): void {
  for (const type of QUIZ_TYPES) {
    const { works } = useDrafts.getState();
    const [next] = waitingDrafts(works, type);
    const work = works[type];
    if (next && (!work || isBlank(work))) switchDraft(next);
  }
}

const isOfNewQuiz = (slot: string) => QUIZ_TYPES.some((type) => slot === type || slot.startsWith(`${type}.`));

/** Becomes the page of a creator, or of a guest, whose drafts a new creator takes over. */
function beOf(ownerId: string): void {
  if (ownerId !== GUEST) handOverDrafts(ownerId);
  const before = useDrafts.getState();
  if (before.ownerId === ownerId) return;
  // what the browser refused to store is nowhere else
  const isLeft = before.ownerId === GUEST && !before.isKept;
  useDrafts.setState({ ownerId, ...EMPTY, ...(isLeft && { works: before.works, isKept: false }) });
}

/** Takes up what is stored in slots that have nothing here yet. */
function takeUp(ownerId: string, slots: readonly string[], isWanted: (work: DraftWork) => boolean = () => true): void {
  const { works } = useDrafts.getState();
  const stored = slots.flatMap((slot) => {
    const work = works[slot] ? null : readDraft(readStored(keyOf(ownerId, slot)));
    return work && isWanted(work) ? [[slot, work] as const] : [];
  });
  useDrafts.setState({ works: { ...works, ...Object.fromEntries(stored) } });
}

const storedSlots = (ownerId: string): string[] => {
  const prefix = keyOf(ownerId, '');
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
};

/**
 * Opens the drafts of a creator, or of a guest: those of new quizzes, and that of the stored quiz `slot`. Other people's
 * stay untouched; a guest's become those of the creator.
 */
export function openDrafts(ownerId: string, slot?: string): void {
  beOf(ownerId);
  takeUp(ownerId, slot === undefined ? storedSlots(ownerId).filter(isOfNewQuiz) : [slot]);
  if (slot === undefined) bringBack();
}

/** Opens those of a creator's drafts, in all slots, that are `wanted`. */
export function openStoredDrafts(ownerId: string, isWanted: (work: DraftWork) => boolean): void {
  beOf(ownerId);
  takeUp(ownerId, storedSlots(ownerId), isWanted);
}
