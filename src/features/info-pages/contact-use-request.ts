import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactForm,
  type ContactInput,
  type ContactProblems,
  findContactProblems,
  isInquiryType,
} from '@domain/contact/contact.ts';
import { type ContactDraft, EMPTY_DRAFT, handIn, startDraft } from '@domain/contact/draft.ts';
import { DomainError, type ErrorCode, isRetryable } from '@domain/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newSubmissionId, submit } from '../../data/outbox.ts';
import { readDraft, storeDraft, typedInto } from './contact-storage.ts';

/** `resending`: what waited is on its way again. */
export type ContactStatus = 'writing' | 'sending' | 'waiting' | 'resending' | 'sent';

const firstOf = (problems: ContactProblems) => CONTACT_FIELDS.find((field) => problems[field] !== undefined) ?? null;

/** A contact request: kept on this device from the first letter until it is delivered, once. */
export function useContactRequest() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [status, setStatus] = useState<ContactStatus>('writing');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [sent, setSent] = useState<ContactInput | null>(null);
  const [discarded, setDiscarded] = useState<ContactDraft | null>(null);
  const [focus, setFocus] = useState<ContactField | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // two fields that a browser fills in at once must not undo each other
  const latest = useRef(draft);

  const keep = (next: ContactDraft) => {
    latest.current = next;
    setDraft(next);
    storeDraft(next);
  };
  const refuse = (found: ContactProblems) => {
    setProblems(found);
    setFocus(firstOf(found));
  };
  const deliver = async (handed: ContactDraft, during: 'sending' | 'resending') => {
    const { attempt } = handed;
    if (!attempt) return;
    setFailure(null);
    setStatus(during);
    try {
      await submit('contact-requests', attempt);
    } catch (error) {
      const { code, fields = {} } = error instanceof DomainError ? error : new DomainError('internal');
      const isOffline = code === 'network';
      setFailure(isOffline || firstOf(fields) ? null : code);
      if (isOffline || (during === 'resending' && isRetryable(code))) return setStatus('waiting');
      keep({ ...handed, isWaiting: false, attempt: code === 'conflict' ? null : attempt });
      setStatus('writing');
      return refuse(fields);
    }
    keep(EMPTY_DRAFT);
    setSent(attempt);
    setStatus('sent');
  };
  const resend = () => void deliver(latest.current, 'resending');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const asked = params.get('type');
    const type = isInquiryType(asked) ? asked : null;
    const started = startDraft({ stored: readDraft(), typed: typedInto(form.current), type });
    keep(started);
    // a reload must not put the link's choice over a later one
    if (asked !== null) setParams({}, { replace: true });
    if (started.isWaiting) void deliver(started, 'resending');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `resend` reads what waits at the time
  useEffect(() => {
    if (status !== 'waiting') return;
    addEventListener('online', resend);
    return () => removeEventListener('online', resend);
  }, [status]);
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
    sent,
    discarded,
    change: (part: Partial<ContactForm>) => {
      keep({ ...latest.current, form: { ...latest.current.form, ...part } });
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
      setFailure(null);
      setDiscarded(null);
    },
    send: () => {
      if (status !== 'writing') return;
      const found = findContactProblems(latest.current.form);
      if (firstOf(found)) return refuse(found);
      const handed = handIn(latest.current, newSubmissionId);
      keep(handed);
      void deliver(handed, 'sending');
    },
    resend,
    edit: () => {
      keep({ ...latest.current, isWaiting: false });
      setStatus('writing');
      setFocus('message');
    },
    discard: () => {
      setDiscarded(latest.current);
      keep(EMPTY_DRAFT);
      setStatus('writing');
    },
    undiscard: () => {
      if (!discarded) return;
      setDiscarded(null);
      keep(discarded);
      resend();
    },
    writeAnother: () => {
      setStatus('writing');
      setFocus('name');
    },
  };
}
export type ContactRequestState = ReturnType<typeof useContactRequest>;
