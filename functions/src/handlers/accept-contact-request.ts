import { type ContactInput, saysTheSame } from '@domain/contact/form.ts';
import { DomainError } from '@domain/errors.ts';
import { createContactRequest, fetchContactRequest } from '../db/contact-requests.ts';
import type { SenderContext } from '../services/context.ts';
import { isSafetyThrottled } from '../services/rate-limits.ts';

/** Stores a request from the contact form, once per id. Throws `conflict` if the id belongs to other content. */
export async function acceptContactRequest(input: ContactInput, context: SenderContext): Promise<{ id: string }> {
  const isThrottled = input.inquiryType === 'safety' && (await isSafetyThrottled(context));
  if (await createContactRequest({ ...input, createdAt: context.now }, isThrottled)) return { id: input.id };
  const stored = await fetchContactRequest(input.id);
  if (!stored) throw new DomainError('unavailable', 'The request was deleted while it was sent. Try again.');
  if (!saysTheSame(stored, input)) throw new DomainError('conflict', 'The id belongs to another submission.');
  return { id: stored.id };
}
