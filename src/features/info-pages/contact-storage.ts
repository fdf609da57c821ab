import {
  CONTACT_FIELDS,
  type ContactForm,
  type ContactInput,
  contactInput,
  saysTheSame,
} from '@domain/contact/contact.ts';
import { type ContactDraft, contactDraft, EMPTY_DRAFT } from '@domain/contact/draft.ts';
import { parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const { contactRequest, contactWaiting } = STORAGE_KEYS;

/** What is being written on this device, in this tab or another. */
export const readDraft = (): ContactDraft => parseStored(contactDraft, readStored(contactRequest)) ?? EMPTY_DRAFT;

/** Keeps a draft for a reload. Gives whether the browser did. */
export const storeDraft = (draft: ContactDraft): boolean => writeStored(contactRequest, draft);

/** Forgets the stored draft if it is this one; another tab may have put its own there since. */
export function forgetDraft(form: ContactForm): void {
  if (saysTheSame(readDraft().form, form)) writeStored(contactRequest, null);
}

/** What was handed in on this device and is not delivered yet; null when there is none. */
export const readWaiting = (): ContactInput | null => parseStored(contactInput, readStored(contactWaiting));

/** Keeps what was handed in until it is delivered, edited or discarded (null). Gives whether the browser did. */
export const storeWaiting = (waiting: ContactInput | null): boolean => writeStored(contactWaiting, waiting);

const deliveredMark = ({ id }: ContactInput) => ({ delivered: id });

/** Nothing waits any more: other tabs read from the last value that it has arrived. */
export function storeDelivered(delivered: ContactInput): void {
  if (readWaiting()?.id !== delivered.id) return;
  writeStored(contactWaiting, deliveredMark(delivered));
  writeStored(contactWaiting, null);
}

/** Whether another tab has just delivered `waiting`, as its `storage` event says. */
export const tellsDelivery = (waiting: ContactInput, { newValue }: StorageEvent): boolean =>
  newValue === JSON.stringify(deliveredMark(waiting));

/** Runs `task` when no other tab of this app is in it; in a browser without locks, at once. */
export async function oneTabAtATime(task: () => Promise<void>): Promise<void> {
  // not there where the page is not served securely
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(contactWaiting, task) : task());
}

/** What a person has typed into the page before its code was there to listen. */
export function typedInto(form: HTMLFormElement | null): Partial<ContactForm> {
  if (!form) return {};
  const values = new FormData(form);
  const typed = CONTACT_FIELDS.map((field) => [field, values.get(field)] as const).filter(
    ([field, value]) => value !== null && value !== EMPTY_DRAFT.form[field],
  );
  return Object.fromEntries(typed) as Partial<ContactForm>;
}
