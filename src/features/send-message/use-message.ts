import { DomainError, type ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { MessageDraft } from '@domain/stored.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newSubmissionId, submit } from '../../data/outbox.ts';
import { collectTracking } from '../../data/tracking.ts';
import { readDraft, startDraft, storeDraft, withAttempt } from './draft.ts';

export type Sending =
  /** `isAnother`: the last one has just been sent, and the box was asked for again. */
  | { status: 'writing'; isAnother?: true }
  | { status: 'sending' }
  /** `empty`: there is nothing but blanks to send. */
  | { status: 'failed'; reason: ErrorCode | 'empty' }
  | { status: 'sent' };
const EMPTY: MessageDraft = { text: '', prefill: '', attempt: null };

/** A message on its way to a creator: kept on this device until it is delivered. */
export function useMessage({ uid, username }: Profile) {
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState(() => startDraft(readDraft(username), query.get('prefill') ?? ''));
  const [sending, setSending] = useState<Sending>({ status: 'writing' });
  useEffect(() => {
    storeDraft(username, draft === EMPTY ? null : draft);
  }, [username, draft]);

  const write = (text: string) => {
    setDraft({ ...draft, text });
    if (sending.status === 'failed') setSending({ status: 'writing' });
  };
  const send = async () => {
    if (sending.status === 'sending') return;
    if (draft.text.trim() === '') {
      setSending({ status: 'failed', reason: 'empty' });
      return;
    }
    const attempted = withAttempt(draft, newSubmissionId);
    setDraft(attempted);
    setSending({ status: 'sending' });
    const { id } = attempted.attempt;
    try {
      await submit('messages', { id, recipientId: uid, message: attempted.text.trim(), tracking: collectTracking() });
    } catch (error) {
      setSending({ status: 'failed', reason: error instanceof DomainError ? error.code : 'internal' });
      return;
    }
    setDraft(EMPTY);
    setSending({ status: 'sent' });
    // a reload must not bring the delivered text back
    if (query.has('prefill')) setQuery({}, { replace: true });
  };
  return {
    text: draft.text,
    write,
    send,
    sending,
    writeAnother: () => setSending({ status: 'writing', isAnother: true }),
  };
}
