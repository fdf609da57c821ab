import { EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { CONTACT_FIELDS, type ContactForm, saysTheSame } from '@domain/contact/form.ts';
import { readContactDraft, storeContactDraft } from '../../../lib/contact-draft.ts';

/** Deletes the stored draft if it is this one; another tab may have stored its own since. */
export function forgetDraft(form: ContactForm): void {
  if (saysTheSame(readContactDraft().form, form)) storeContactDraft(null);
}

/** Returns what a person has typed into the page before its code had loaded. */
export function typedInto(form: HTMLFormElement | null): Partial<ContactForm> {
  if (!form) return {};
  const values = new FormData(form);
  const typed = CONTACT_FIELDS.map((field) => [field, values.get(field)] as const).filter(
    ([field, value]) => value !== null && value !== EMPTY_DRAFT.form[field],
  );
  return Object.fromEntries(typed) as Partial<ContactForm>;
}
