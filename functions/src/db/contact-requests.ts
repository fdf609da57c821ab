import { type ContactRequest, contactRequest, requestDueAt } from '@domain/contact/contact.ts';
import { CONTACT_REQUEST_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Query } from 'firebase-admin/firestore';
import { batchedCreate } from './batched-create.ts';
import { deleteInPages } from './delete.ts';
import { db, fromStored, timestamp } from './firestore.ts';

export async function fetchContactRequest(id: string): Promise<ContactRequest | null> {
  return fromStored(contactRequest, await db().doc(paths.contactRequest(id)).get());
}

/** Creates a request. Returns false, and changes nothing, if the id is taken. `isThrottled`: see `requestDueAt`. */
export async function createContactRequest(request: ContactRequest, isThrottled: boolean): Promise<boolean> {
  const { id, createdAt, ...fields } = request;
  return batchedCreate({
    [paths.contactRequest(id)]: {
      ...fields,
      // phones capitalize an address; Auth stores it in lower case
      emailKey: fields.email.toLowerCase(),
      createdAt: timestamp(createdAt),
      dueAt: timestamp(requestDueAt({ ...request, isThrottled })),
      status: 'open',
      claim: null,
      assignedTo: null,
      answers: [],
      alertedAt: null,
      warnedAt: null,
      expiresAt: timestamp(createdAt + CONTACT_REQUEST_KEPT_S * 1000),
    },
  });
}

export const contactRequestsFrom = (emails: readonly string[]): Query =>
  db()
    .collection(paths.contactRequests)
    .where(
      'emailKey',
      'in',
      emails.map((email) => email.toLowerCase()),
    );

export async function deleteContactRequestsFrom(emails: readonly string[]): Promise<void> {
  if (emails.length > 0) await deleteInPages(contactRequestsFrom(emails));
}
