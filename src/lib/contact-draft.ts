import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/schema.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './storage.ts';

const stored = storedValue((value) => parseStored(contactDraft, value), STORAGE_KEYS.contactRequest);

/** Returns the contact request being written on this device, in any tab. */
export const readContactDraft = (): ContactDraft => stored.read() ?? EMPTY_DRAFT;

/** Stores a draft for a reload, or deletes it. Returns whether that worked. */
export const storeContactDraft = (draft: ContactDraft | null): boolean => stored.write(draft);
