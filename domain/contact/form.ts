import type { FieldProblem } from '../errors.ts';
import type { Is } from '../type-guards.ts';

/** Spec section 3. */
export const INQUIRY_TYPES = ['general', 'support', 'feedback', 'partnerships', 'safety', 'press'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const isInquiryType: Is<InquiryType> = (value): value is InquiryType =>
  INQUIRY_TYPES.some((type) => type === value);

export interface ContactForm {
  name: string;
  email: string;
  inquiryType: InquiryType;
  subject: string;
  message: string;
}
export interface ContactInput extends ContactForm {
  id: string;
}

export const CONTACT_FIELDS = ['inquiryType', 'name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** Returns whether two requests have the same content, ignoring surrounding spaces. */
export const saysTheSame = (one: ContactForm, other: ContactForm): boolean =>
  CONTACT_FIELDS.every((field) => one[field].trim() === other[field].trim());
