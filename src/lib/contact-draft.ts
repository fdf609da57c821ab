import { type ContactDraft, EMPTY_DRAFT, isContactDraft } from '@domain/contact/draft.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedValue } from './storage.ts';

const stored = storedValue(ifFits(isContactDraft), STORAGE_KEYS.contactRequest);

export const readContactDraft = (): ContactDraft => stored.read() ?? EMPTY_DRAFT;

export const storeContactDraft = (draft: ContactDraft | null): boolean => stored.write(draft);
