import type { ContactInput } from '@domain/contact/contact.ts';
import { type ContactDraft, contactDraft, EMPTY_DRAFT, isBlank, takeBack } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/schema.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './storage.ts';

const stored = storedValue((value) => parseStored(contactDraft, value), STORAGE_KEYS.contactRequest);

export const readContactDraft = (): ContactDraft => stored.read() ?? EMPTY_DRAFT;

export const storeContactDraft = (draft: ContactDraft | null): boolean => stored.write(draft);

/** Makes the draft what was submitted. Returns whether there was room and the browser stored it. */
export const putBackRequest = (request: ContactInput): boolean =>
  isBlank(readContactDraft()) && storeContactDraft(takeBack(request));
