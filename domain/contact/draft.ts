import * as z from 'zod/mini';
import { isBlankText } from '../typed-text.ts';
import {
  CONTACT_FIELDS,
  type ContactForm,
  type ContactInput,
  contactInput,
  INQUIRY_TYPES,
  type InquiryType,
  saysTheSame,
} from './contact.ts';

/** A request to the people behind WhoKnows, as the device of whoever writes it keeps it. */
export const contactDraft = z.object({
  form: z.object({
    name: z.string(),
    email: z.string(),
    inquiryType: z.enum(INQUIRY_TYPES),
    subject: z.string(),
    message: z.string(),
  }),
  /** What was last handed in: the same content goes out under the same id, since it may have arrived. */
  attempt: z.nullable(contactInput),
  /** What the ids of its submissions follow from; empty until something is typed. */
  seed: z._default(z.string(), ''),
});
export type ContactDraft = z.infer<typeof contactDraft>;

export const EMPTY_DRAFT: ContactDraft = {
  form: { name: '', email: '', inquiryType: 'general', subject: '', message: '' },
  attempt: null,
  seed: '',
};

/** Whether nothing was written yet; a type that was chosen is no writing. */
export const isBlank = ({ form }: ContactDraft): boolean =>
  CONTACT_FIELDS.every((field) => field === 'inquiryType' || isBlankText(form[field]));

interface Start {
  stored: ContactDraft;
  /** What was typed into the page before its code was there. */
  typed: Partial<ContactForm>;
  /** What the link asked for. */
  type: InquiryType | null;
}

/** What the form starts with: what the device kept, then what was typed since, then what the link asks for. */
export const startDraft = ({ stored, typed, type }: Start): ContactDraft => ({
  ...stored,
  form: { ...stored.form, ...typed, ...(type && { inquiryType: type }) },
});

/** What is handed in. Needs a form without problems; what was handed in before keeps its id if it says the same. */
export async function handIn(
  { form, attempt, seed }: ContactDraft,
  idFor: (seed: string, content: string) => Promise<string>,
): Promise<ContactInput> {
  if (attempt && saysTheSame(attempt, form)) return attempt;
  const { name, email, inquiryType, subject, message } = form;
  const trimmed = {
    name: name.trim(),
    email: email.trim(),
    inquiryType,
    subject: subject.trim(),
    message: message.trim(),
  };
  return { id: await idFor(seed, JSON.stringify(trimmed)), ...trimmed };
}

/** What was handed in, back in the form. */
export function takeBack(attempt: ContactInput): ContactDraft {
  const { id: _, ...form } = attempt;
  return { form, attempt, seed: '' };
}
