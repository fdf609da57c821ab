import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactForm,
  type ContactInput,
  type ContactProblems,
  findContactProblems,
  isInquiryType,
} from '@domain/contact/contact.ts';
import { type ContactDraft, EMPTY_DRAFT, handIn, isBlank, startDraft, takeBack } from '@domain/contact/draft.ts';
import { DomainError, type ErrorCode, isRetryable } from '@domain/errors.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { newSubmissionId, submit } from '../../data/outbox.ts';
import * as storage from './contact-storage.ts';

/** `resending`: what waited is on its way again. */
export type ContactStatus = 'writing' | 'sending' | 'waiting' | 'resending' | 'sent';

const firstOf = (problems: ContactProblems) => CONTACT_FIELDS.find((field) => problems[field] !== undefined) ?? null;

/**
 * A contact request: kept on this device from the first letter until it is delivered, once. What is typed and what
 * waits are kept apart, so that a second tab that types erases nothing that waits.
 */
export function useContactRequest() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [waiting, setWaiting] = useState<ContactInput | null>(null);
  const [status, setStatus] = useState<ContactStatus>('writing');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [sent, setSent] = useState<ContactInput | null>(null);
  const [discarded, setDiscarded] = useState<ContactInput | null>(null);
  const [focus, setFocus] = useState<ContactField | null>(null);
  const [isKept, setKept] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  // two fields that a browser fills in at once must not undo each other
  const latest = useRef(draft);
  /** Whether the draft was changed in this tab; until then it follows the other tabs. */
  const isOwn = useRef(false);
  /** What other tabs have said to be dealt with, and what is on screen then: a try that begins at the same moment must know. */
  const dealtWith = useRef<{ id: string; next: ContactStatus } | null>(null);

  const show = (next: ContactDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: ContactDraft) => {
    isOwn.current = true;
    show(next);
    setKept(storage.storeDraft(next));
  };
  /** Whoever is in the middle of another message goes on with it when what waited has arrived. */
  const isWritingAnother = () => isOwn.current && !isBlank(latest.current);
  /** The draft of this tab was handed in: what is left is what another tab writes. */
  const letGo = () => {
    isOwn.current = false;
    show(storage.readDraft());
  };
  const hold = (next: ContactInput | null) => {
    setWaiting(next);
    const isStored = storage.storeWaiting(next);
    if (next) setKept(isStored);
    return isStored;
  };
  const refuse = (found: ContactProblems) => {
    setProblems(found);
    setFocus(firstOf(found));
  };
  const deliver = (attempt: ContactInput, during: 'sending' | 'resending') => {
    setFailure(null);
    setStatus(during);
    return storage.oneTabAtATime(async () => {
      // another tab has dealt with it while this one waited for its turn, and has told or is about to
      if (during === 'resending' && isKept && storage.readWaiting()?.id !== attempt.id) {
        const told = dealtWith.current;
        if (told?.id === attempt.id) setStatus(told.next);
        return;
      }
      try {
        await submit('contact-requests', attempt);
      } catch (error) {
        const { code, fields = {} } = error instanceof DomainError ? error : new DomainError('internal');
        const isOffline = code === 'network';
        const isTaken = during === 'resending' && !isBlank(latest.current);
        if (isOffline || isTaken || (during === 'resending' && isRetryable(code))) {
          setFailure(isOffline ? null : code);
          if (during === 'sending') letGo();
          return setStatus('waiting');
        }
        keep({ ...takeBack(attempt), ...(code === 'conflict' && { attempt: null }) });
        hold(null);
        setFailure(firstOf(fields) ? null : code);
        setStatus('writing');
        return refuse(fields);
      }
      storage.storeDelivered(attempt);
      storage.forgetDraft(attempt);
      if (during === 'sending') letGo();
      setWaiting(null);
      setSent(attempt);
      setStatus(during === 'resending' && isWritingAnother() ? 'writing' : 'sent');
    });
  };
  const resend = () => {
    if (waiting) void deliver(waiting, 'resending');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const asked = params.get('type');
    const type = isInquiryType(asked) ? asked : null;
    const typed = storage.typedInto(form.current);
    const started = startDraft({ stored: storage.readDraft(), typed, type });
    if (type !== null || Object.keys(typed).length > 0) keep(started);
    else show(started);
    // a reload must not put the link's choice over a later one
    if (asked !== null) setParams({}, { replace: true });
    const left = storage.readWaiting();
    setWaiting(left);
    if (left) void deliver(left, 'resending');
  }, []);

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.contactRequest) {
      if (!isOwn.current) show(storage.readDraft());
      // the other tab has sent what it had put over this tab's draft
      else if (event.newValue === null && status !== 'sending' && !isBlank(latest.current)) keep(latest.current);
    }
    if (event.key !== STORAGE_KEYS.contactWaiting || status === 'sending') return;
    const left = storage.readWaiting();
    const isDelivered = waiting !== null && storage.tellsDelivery(waiting, event);
    const next = isDelivered && !isWritingAnother() ? 'sent' : 'writing';
    // of two events of the same moment the first says more
    if (waiting && left?.id !== waiting.id && dealtWith.current?.id !== waiting.id)
      dealtWith.current = { id: waiting.id, next };
    if (isDelivered) {
      setSent(waiting);
      setStatus(next);
    } else if (left) {
      setFailure(null);
      setStatus((before) => (before === 'resending' ? before : 'waiting'));
    } else {
      // another event of the same moment may have said more
      setStatus((before) => (before === 'waiting' || before === 'resending' ? 'writing' : before));
    }
    setWaiting(left);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
  const resendNow = useEffectEvent(resend);
  useEffect(() => {
    if (status !== 'waiting') return;
    const listener = () => resendNow();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [status]);
  useEffect(() => {
    if (focus === null) return;
    form.current?.querySelector<HTMLElement>(`input:checked[name="${focus}"], [name="${focus}"]`)?.focus();
    setFocus(null);
  }, [focus]);

  return {
    form,
    draft,
    waiting,
    status,
    problems,
    failure,
    sent,
    discarded,
    isKept,
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
      const left = storage.readWaiting();
      if (left) {
        setWaiting(left);
        return setStatus('waiting');
      }
      const attempt = handIn(latest.current, newSubmissionId);
      isOwn.current = true;
      if (hold(attempt)) storage.forgetDraft(latest.current.form);
      void deliver(attempt, 'sending');
    },
    resend,
    /** Null while another message is being written: that one has the form. */
    edit:
      waiting && isBlank(draft)
        ? () => {
            keep(takeBack(waiting));
            hold(null);
            setStatus('writing');
            setFocus('message');
          }
        : null,
    discard: () => {
      setDiscarded(waiting);
      hold(null);
      setStatus('writing');
    },
    undiscard: () => {
      if (!discarded) return;
      setDiscarded(null);
      hold(discarded);
      void deliver(discarded, 'resending');
    },
    writeAnother: () => {
      setStatus('writing');
      setFocus('name');
    },
  };
}
export type ContactRequestState = ReturnType<typeof useContactRequest>;
