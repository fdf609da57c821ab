import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** The request to the people behind WhoKnows that is being written on this device, in this tab or another. */
export const readContactDraft = (): ContactDraft =>
  parseStored(contactDraft, readStored(STORAGE_KEYS.contactRequest)) ?? EMPTY_DRAFT;

/** Keeps a draft for a reload, or forgets it. Returns whether the browser did. */
export const storeContactDraft = (draft: ContactDraft | null): boolean =>
  writeStored(STORAGE_KEYS.contactRequest, draft);
