import type { ProfileEdit } from '@domain/profiles/edit.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** A new email that somebody types, and where the link that confirms it has gone. */
export interface NewEmail {
  typed: string;
  sentTo: string | null;
}

/** Unsaved input about an account. */
interface Drafts {
  /** Only what was changed. */
  profile: Partial<ProfileEdit> | null;
  /** Null while the form is closed. */
  username: string | null;
  /** Null while the form is closed. */
  email: NewEmail | null;
  hiddenWords: string | null;
  /** Null while the form is closed. */
  phone: string | null;
  /** The username, typed to delete the account. */
  deletion: string | null;
}
type DraftsByUid = Readonly<Record<string, Partial<Drafts>>>;

const useDrafts = create<DraftsByUid>(
  () => readStored<DraftsByUid>(STORAGE_KEYS.accountDrafts, 'sessionStorage') ?? {},
);

/** Returns what the person has typed, which survives a reload and leaving the page. */
export const useDraft = <Name extends keyof Drafts>(uid: string, name: Name): Drafts[Name] | null =>
  useDrafts((drafts) => drafts[uid]?.[name] ?? null);

/** Returns the email that a link waits to give to an account; null for none. */
export const emailAskedFor = (uid: string): string | null => useDrafts.getState()[uid]?.email?.sentTo ?? null;

/** Stores what is typed; null once it is saved or discarded. */
export function keepDraft(uid: string, draft: Partial<Drafts>): void {
  const drafts = useDrafts.getState();
  useDrafts.setState({ [uid]: { ...drafts[uid], ...draft } });
  writeStored(STORAGE_KEYS.accountDrafts, useDrafts.getState(), 'sessionStorage');
}
