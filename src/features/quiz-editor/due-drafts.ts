import type { InputOf, OutputOf, ParsedInputOf } from '@domain/api.ts';
import { asDomainError, type DomainError, isOff } from '@domain/errors.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { endSent, keepDraft, openStoredDrafts, useDrafts } from './draft-storage.ts';

type Store = (input: InputOf<'saveQuiz'>) => Promise<OutputOf<'saveQuiz'>>;

/** Returns what the server is given of a draft. `base`: the stored quiz it follows; null makes a new one. */
export const toSaveInput = ({ draftId, draft }: DraftWork, base: DraftWork['base']): ParsedInputOf<'saveQuiz'> => ({
  draftId,
  quizId: base?.quizId ?? null,
  baseRevision: base?.revision ?? null,
  draft: { ...draft, password: draft.isPublic ? '' : draft.password },
});

/** Keeps a draft that was submitted offline, to be sent once online. */
export const keepDue = (slot: string, work: DraftWork, base: DraftWork['base']): void =>
  keepDraft(slot, { ...work, base, isDue: true });

/** What saves a draft in the editor that has it open, by slot. */
const open = new Map<string, () => void>();
/** Leaves a draft to the editor that has it open. Returns a function that ends this. */
export function openInEditor(slot: string, save: () => void): () => void {
  open.set(slot, save);
  return () => void open.delete(slot);
}

/** The outcome of sending a draft: stored, or refused. */
export interface Sent {
  title: string;
  isEdit: boolean;
  isPublic: boolean;
  error: DomainError | null;
}

const isStill = (slot: string, { draftId, changedAt }: DraftWork) => {
  const work = useDrafts.getState().works[slot];
  return work?.draftId === draftId && work.changedAt === changedAt;
};

async function send(slot: string, work: DraftWork, store: Store): Promise<Sent | null> {
  const { title, isPublic } = work.draft;
  const sent = { title: title.trim(), isPublic, isEdit: work.base !== null };
  try {
    await store(toSaveInput(work, work.base));
    if (isStill(slot, work)) endSent(slot);
    return { ...sent, error: null };
  } catch (thrown) {
    const error = asDomainError(thrown);
    if (error.code === 'network' || isOff(error.code)) return null;
    if (isStill(slot, work)) keepDraft(slot, { ...work, isDue: false });
    return { ...sent, error };
  }
}

let isSending = false;
/**
 * Sends a creator's drafts that were submitted offline. Returns what became of them, but not of one that an editor has
 * open, which shows it itself. One that still finds no network stays. Safe to repeat, in any tab.
 */
export async function sendDueDrafts(uid: string, store: Store): Promise<Sent[]> {
  if (isSending) return [];
  isSending = true;
  try {
    openStoredDrafts(uid, ({ isDue }) => isDue === true);
    const { ownerId, works } = useDrafts.getState();
    if (ownerId !== uid) return [];
    const due = Object.entries(works).filter(([, { isDue }]) => isDue);
    for (const [slot] of due) open.get(slot)?.();
    const closed = due.filter(([slot]) => !open.has(slot));
    const sent = await Promise.all(closed.map(([slot, work]) => send(slot, work, store)));
    return sent.filter((one) => one !== null);
  } finally {
    isSending = false;
  }
}
