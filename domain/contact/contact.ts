import * as z from 'zod/mini';
import { EMAIL } from '../email.ts';
import { DomainError, type FieldProblem } from '../errors.ts';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_SUBJECT_MAX,
  EMAIL_MAX,
  PROFILE_NAME_MAX,
  REQUEST_DUE_S,
  SAFETY_DUE_S,
} from '../limits.ts';
import { bounded, boundedAsTyped, parse, requiredName, requiredText, submissionId } from '../schema.ts';

export const emailAddress = z
  .string()
  .check(boundedAsTyped(EMAIL_MAX), z.trim(), z.minLength(1), bounded(EMAIL_MAX), z.regex(EMAIL));

/** Spec section 3. */
export const INQUIRY_TYPES = ['general', 'support', 'feedback', 'partnerships', 'safety', 'press'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const isInquiryType = (value: string | null): value is InquiryType =>
  (INQUIRY_TYPES as readonly (string | null)[]).includes(value);

const contactFields = z.object({
  name: requiredName(PROFILE_NAME_MAX),
  email: emailAddress,
  inquiryType: z.enum(INQUIRY_TYPES),
  subject: requiredText(CONTACT_SUBJECT_MAX),
  message: requiredText(CONTACT_MESSAGE_MAX),
});
export type ContactForm = z.infer<typeof contactFields>;

export const contactInput = z.extend(contactFields, { id: submissionId });
export type ContactInput = z.infer<typeof contactInput>;

export const contactRequest = z.extend(contactInput, { createdAt: z.number() });
export type ContactRequest = z.infer<typeof contactRequest>;

export const requestDueAt = ({ inquiryType, createdAt }: Pick<ContactRequest, 'inquiryType' | 'createdAt'>): number =>
  createdAt + (inquiryType === 'safety' ? SAFETY_DUE_S : REQUEST_DUE_S) * 1000;

export const CONTACT_FIELDS = ['inquiryType', 'name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** Returns whether two requests have the same content, ignoring surrounding spaces. */
export const saysTheSame = (one: ContactForm, other: ContactForm): boolean =>
  CONTACT_FIELDS.every((field) => one[field].trim() === other[field].trim());

export function findContactProblems(form: ContactForm): ContactProblems {
  try {
    parse(contactFields, form);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.fields ?? {};
    throw error;
  }
}
