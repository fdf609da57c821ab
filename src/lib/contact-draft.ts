import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

const stored = storedValue(contactDraft, STORAGE_KEYS.contactRequest);

/** The request to the people behind WhoKnows that is being written on this device, in this tab or another. */
export const readContactDraft = (): ContactDraft => stored.read() ?? EMPTY_DRAFT;

/** Keeps a draft for a reload, or forgets it. Returns whether the browser did. */
export const storeContactDraft = (draft: ContactDraft | null): boolean => stored.write(draft);
