import * as z from 'zod/mini';
import { EMAIL } from '../email.ts';
import { DomainError } from '../errors.ts';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_SUBJECT_MAX,
  EMAIL_MAX,
  PROFILE_NAME_MAX,
  REQUEST_DUE_S,
  SAFETY_DUE_S,
} from '../limits.ts';
import { bounded, boundedAsTyped, parse, requiredName, requiredText, submissionId } from '../schema.ts';
import { typedIdentifier } from '../typed-identifier.ts';
import { type ContactForm, type ContactProblems, INQUIRY_TYPES } from './form.ts';

export const emailAddress = z
  .string()
  .check(boundedAsTyped(EMAIL_MAX), z.overwrite(typedIdentifier), z.minLength(1), bounded(EMAIL_MAX), z.regex(EMAIL));

const contactFields = z.object({
  name: requiredName(PROFILE_NAME_MAX),
  email: emailAddress,
  inquiryType: z.enum(INQUIRY_TYPES),
  subject: requiredText(CONTACT_SUBJECT_MAX),
  message: requiredText(CONTACT_MESSAGE_MAX),
}) satisfies z.ZodMiniType<ContactForm>;

export const contactInput = z.extend(contactFields, { id: submissionId });

export const contactRequest = z.extend(contactInput, { createdAt: z.number() });
export type ContactRequest = z.infer<typeof contactRequest>;

interface Asked extends Pick<ContactRequest, 'inquiryType' | 'createdAt'> {
  /** Too many safety requests came from there: this one is due as others are. */
  isThrottled?: boolean;
}
export const requestDueAt = ({ inquiryType, createdAt, isThrottled }: Asked): number =>
  createdAt + (inquiryType === 'safety' && !isThrottled ? SAFETY_DUE_S : REQUEST_DUE_S) * 1000;

export function findContactProblems(form: ContactForm): ContactProblems {
  try {
    parse(contactFields, form);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.fields ?? {};
    throw error;
  }
}
