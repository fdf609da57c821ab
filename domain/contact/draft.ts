import * as z from 'zod/mini';
import { type ContactForm, contactInput, INQUIRY_TYPES, type InquiryType, saysTheSame } from './contact.ts';

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
  /** Whether that attempt is still to be delivered. */
  isWaiting: z.boolean(),
});
export type ContactDraft = z.infer<typeof contactDraft>;

export const EMPTY_DRAFT: ContactDraft = {
  form: { name: '', email: '', inquiryType: 'general', subject: '', message: '' },
  attempt: null,
  isWaiting: false,
};

interface Start {
  stored: ContactDraft | null;
  /** What was typed into the page before its code was there. */
  typed: Partial<ContactForm>;
  /** What the link asked for; it does not change a request that is handed in already. */
  type: InquiryType | null;
}

/** What the form starts with: what the device kept, then what was typed since, then what the link asks for. */
export function startDraft({ stored, typed, type }: Start): ContactDraft {
  const draft = stored ?? EMPTY_DRAFT;
  if (draft.isWaiting) return draft;
  return { ...draft, form: { ...draft.form, ...typed, ...(type && { inquiryType: type }) } };
}

/** The draft as it is handed in. Needs a form without problems; what was handed in before keeps its id if it says the same. */
export function handIn(
  draft: ContactDraft,
  newId: () => string,
): ContactDraft & { attempt: ContactForm & { id: string } } {
  const { form, attempt } = draft;
  if (attempt && saysTheSame(attempt, form)) return { form, attempt, isWaiting: true };
  const { name, email, inquiryType, subject, message } = form;
  return {
    form,
    attempt: {
      id: newId(),
      name: name.trim(),
      email: email.trim(),
      inquiryType,
      subject: subject.trim(),
      message: message.trim(),
    },
    isWaiting: true,
  };
}
