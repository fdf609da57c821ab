import { CONTACT_FIELDS, type ContactForm } from '@domain/contact/contact.ts';
import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

export const readDraft = (): ContactDraft | null => parseStored(contactDraft, readStored(STORAGE_KEYS.contactRequest));

/** Keeps a draft for a reload; an empty one is forgotten. */
export const storeDraft = (draft: ContactDraft): boolean =>
  writeStored(STORAGE_KEYS.contactRequest, draft === EMPTY_DRAFT ? null : draft);

/** What a person has typed into the page before its code was there to listen. */
export function typedInto(form: HTMLFormElement | null): Partial<ContactForm> {
  if (!form) return {};
  const values = new FormData(form);
  const typed = CONTACT_FIELDS.map((field) => [field, values.get(field)] as const).filter(
    ([field, value]) => value !== null && value !== EMPTY_DRAFT.form[field],
  );
  return Object.fromEntries(typed) as Partial<ContactForm>;
}
