import * as z from 'zod/mini';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX, EMAIL_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { requiredText, submissionId } from '../schema.ts';

/** Spec section 3. */
export const INQUIRY_TYPES = ['general', 'support', 'feedback', 'partnerships', 'safety', 'press'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** What the contact form sends. */
export const contactInput = z.object({
  id: submissionId,
  name: requiredText(PROFILE_NAME_MAX),
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(EMAIL_MAX), z.email()),
  inquiryType: z.enum(INQUIRY_TYPES),
  subject: requiredText(CONTACT_SUBJECT_MAX),
  message: requiredText(CONTACT_MESSAGE_MAX),
});
export type ContactInput = z.infer<typeof contactInput>;
