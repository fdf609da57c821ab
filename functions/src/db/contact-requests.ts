import { type ContactRequest, contactRequest } from '@domain/contact/contact.ts';
import { paths } from '@domain/paths.ts';
import { createTogether, db, fromStored, timestamp } from './firestore.ts';

export async function fetchContactRequest(id: string): Promise<ContactRequest | null> {
  return fromStored(contactRequest, await db().doc(paths.contactRequest(id)).get());
}

/** Creates a request. Gives false, and changes nothing, when the id is taken. */
export async function createContactRequest({ id, createdAt, ...fields }: ContactRequest): Promise<boolean> {
  return createTogether({ [paths.contactRequest(id)]: { ...fields, createdAt: timestamp(createdAt) } });
}
