import { isSubmissionId } from '../ids.ts';
import { isText, orNull, shaped } from '../type-guards.ts';
import { isBlankText } from '../typed-text.ts';
import {
  CONTACT_FIELDS,
  type ContactForm,
  type ContactInput,
  type InquiryType,
  isInquiryType,
  saysTheSame,
} from './form.ts';

export interface ContactDraft {
  form: ContactForm;
  /** The last submitted request: the same content is sent under the same id, as it may have arrived. */
  attempt: ContactInput | null;
  /** The seed of the submissions' ids; empty until something is typed. */
  seed: string;
}
const fields = { name: isText, email: isText, inquiryType: isInquiryType, subject: isText, message: isText };
/** Without the schema, as every visitor's outbox reads it. */
export const isContactDraft = shaped<ContactDraft>({
  form: shaped<ContactForm>(fields),
  attempt: orNull(
    shaped<ContactInput>({ ...fields, id: (value): value is string => isText(value) && isSubmissionId(value) }),
  ),
  seed: isText,
});

export const EMPTY_DRAFT: ContactDraft = {
  form: { name: '', email: '', inquiryType: 'general', subject: '', message: '' },
  attempt: null,
  seed: '',
};

/** Returns whether nothing has been written; a chosen type alone doesn't count. */
export const isBlank = ({ form }: ContactDraft): boolean =>
  CONTACT_FIELDS.every((field) => field === 'inquiryType' || isBlankText(form[field]));

interface Start {
  stored: ContactDraft;
  typed: Partial<ContactForm>;
  type: InquiryType | null;
  suggested?: Partial<ContactForm>;
}

/** Returns the initial draft: the stored one, overridden by what was typed since, then by the link; completed. */
export function startDraft({ stored, typed, type, suggested = {} }: Start): ContactDraft {
  const form = { ...stored.form, ...typed, ...(type && { inquiryType: type }) };
  const missing = Object.entries(suggested).filter(([field]) => isBlankText(form[field as keyof ContactForm]));
  return { ...stored, form: { ...form, ...Object.fromEntries(missing) } };
}

/** Returns the submission for a draft, whose form must have no problems. Unchanged content keeps its id. */
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

export function takeBack(attempt: ContactInput): ContactDraft {
  const { id: _, ...form } = attempt;
  return { form, attempt, seed: '' };
}
