import type { ProfileEdit } from '@domain/profiles/edit.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What was typed on this page and is not saved. */
interface Drafts {
  /** Only what was changed. */
  profile: Partial<ProfileEdit> | null;
  /** Null while the form is closed. */
  username: string | null;
  hiddenWords: string | null;
}
type DraftsByUid = Readonly<Record<string, Partial<Drafts>>>;

const useDrafts = create<DraftsByUid>(
  () => readStored<DraftsByUid>(STORAGE_KEYS.accountDrafts, 'sessionStorage') ?? {},
);

/** What the person has typed; it is there again after a reload, and when they come back to the page. */
export const useDraft = <Name extends keyof Drafts>(uid: string, name: Name): Drafts[Name] | null =>
  useDrafts((drafts) => drafts[uid]?.[name] ?? null);

/** Keeps what is typed; null when it is saved or dropped. */
export function keepDraft(uid: string, draft: Partial<Drafts>): void {
  const drafts = useDrafts.getState();
  useDrafts.setState({ [uid]: { ...drafts[uid], ...draft } });
  writeStored(STORAGE_KEYS.accountDrafts, useDrafts.getState(), 'sessionStorage');
}
