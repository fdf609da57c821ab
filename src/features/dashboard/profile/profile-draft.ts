import type { ProfileEdit } from '@domain/profiles/edit.ts';
import { create } from 'zustand';

/** What was typed into Edit Profile and is not saved: it is there again when the dialog was closed by a slip. */
export const useProfileDraft = create<{ draft: ProfileEdit | null }>(() => ({ draft: null }));

export const setProfileDraft = (draft: ProfileEdit | null) => useProfileDraft.setState({ draft });
