import { findContactProblems } from '@domain/contact/contact.ts';
import { type ContactDraft, EMPTY_DRAFT, startDraft, takeBack, handIn as toAttempt } from '@domain/contact/draft.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactForm,
  type ContactInput,
  type ContactProblems,
  isInquiryType,
} from '@domain/contact/form.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { isCaseReference, referenceTo } from '@domain/moderation/case.ts';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../../config/href.ts';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readContactDraft, storeContactDraft } from '../../../lib/contact-draft.ts';
import { useSearchParams } from '../../../lib/router/router.tsx';
import { newSeed, submissionIdFor } from '../../../lib/sha256.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { enqueue } from '../../../outbox/outbox.ts';
import { forgetDraft, typedInto } from './typed-request.ts';

const firstOf = (problems: ContactProblems) => CONTACT_FIELDS.find((field) => problems[field] !== undefined) ?? null;

/**
 * Returns a contact request: stored on this device from the first letter, and handed to the outbox when it is
 * submitted.
 */
export function useContactRequest() {
  const { t } = useTranslation('contact');
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<DomainError | null>(null);
  const [sent, setSent] = useState<ContactInput | null>(null);
  const [focus, setFocus] = useState<ContactField | null>(null);
  const {
    draft,
    latest,
    isKept,
    show,
    keep: keepDraft,
    release,
  } = useKeptDraft({
    storageKey: STORAGE_KEYS.contactRequest,
    initial: EMPTY_DRAFT,
    read: readContactDraft,
    store: storeContactDraft,
    isBusy: status === 'sending',
  });
  const form = useRef<HTMLFormElement>(null);
  const isGone = useIsGone();

  const keep = (changed: ContactDraft) => keepDraft({ ...changed, seed: changed.seed || newSeed() });
  const refuse = (found: ContactProblems) => {
    setProblems(found);
    setFocus(firstOf(found));
  };
  const send = async () => {
    if (status === 'sending') return;
    const found = findContactProblems(latest.current.form);
    if (firstOf(found)) return refuse(found);
    setFailure(null);
    setStatus('sending');
    // after a crash the same content is sent under the same id
    const attempt = await toAttempt(latest.current, submissionIdFor);
    keep({ ...latest.current, attempt });
    let isSafe = true;
    try {
      const about = { title: attempt.subject, path: href.contact() };
      const outcome = await enqueue('contact-requests', attempt, about, isGone);
      if (outcome.status === 'withdrawn') return setStatus('writing');
      // if the outbox lives only as long as this page, the draft outlives it
      isSafe = outcome.status === 'delivered' || outcome.isKept;
    } catch (error) {
      const refusal = asDomainError(error);
      const { code, fields = {} } = refusal;
      keep({ ...takeBack(attempt), ...(code === 'conflict' && { attempt: null }) });
      setFailure(firstOf(fields) ? null : refusal);
      setStatus('writing');
      return refuse(fields);
    }
    if (isSafe) forgetDraft(attempt);
    // what is left was written by another tab
    release(isSafe ? readContactDraft() : EMPTY_DRAFT);
    setSent(attempt);
    setStatus('sent');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const asked = params.get('type');
    const type = isInquiryType(asked) ? asked : null;
    const typed = typedInto(form.current);
    const about = params.get('about');
    const suggested = isCaseReference(about)
      ? { subject: t('objection.subject'), message: t('objection.message', { reference: referenceTo(about) }) }
      : {};
    const started = startDraft({ stored: readContactDraft(), typed, type, suggested });
    if (type !== null || Object.keys(typed).length > 0) keep(started);
    // what was typed before this page reacted may have made it this tab's own already
    else show(started);
    // a reload must not override a later choice with the link's
    if (asked !== null) setParams({}, { replace: true });
  }, []);

  useEffect(() => {
    if (focus === null) return;
    form.current?.querySelector<HTMLElement>(`input:checked[name="${focus}"], [name="${focus}"]`)?.focus();
    setFocus(null);
  }, [focus]);

  return {
    form,
    draft,
    status,
    problems,
    failure,
    /** The last submitted request, which may still be waiting on this device. */
    sent,
    isKept,
    change: (part: Partial<ContactForm>) => {
      keep({ ...latest.current, form: { ...latest.current.form, ...part } });
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
      setFailure(null);
    },
    send: () => void send(),
    writeAnother: () => {
      setStatus('writing');
      setFocus('name');
    },
  };
}
export type ContactRequestState = ReturnType<typeof useContactRequest>;
