import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/schema.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './storage.ts';

const stored = storedValue((value) => parseStored(contactDraft, value), STORAGE_KEYS.contactRequest);

export const readContactDraft = (): ContactDraft => stored.read() ?? EMPTY_DRAFT;

export const storeContactDraft = (draft: ContactDraft | null): boolean => stored.write(draft);
