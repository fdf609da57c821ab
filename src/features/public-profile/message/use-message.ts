import { asDomainError, DomainError, type ErrorCode } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { EMPTY_MESSAGE, type MessageDraft, ownOther } from '@domain/stored.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { afterLoading } from '../../../lib/after-loading.ts';
import { readMessageDraft, storeMessageDraft } from '../../../lib/message-draft.ts';
import { useSearchParams } from '../../../lib/router/index.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useOutbox } from '../../../outbox/store.ts';
import { afterSending, seeded, startDraft, swapTexts, withAttempt } from './draft.ts';
import type { SentView } from './sent-view.tsx';

/** Sending needs more code than writing; loaded once the page is usable. */
const loadSending = () =>
  import('./sending.ts').catch(() => {
    throw new DomainError('network');
  });

type Sending =
  /** `isAnother`: the last one was just sent, and the person wants to write again. */
  | { status: 'writing'; isAnother?: true }
  | { status: 'sending' }
  /** `empty`: the text is blank. */
  | { status: 'failed'; reason: ErrorCode | 'empty' }
  /** `id` is the message's, which may still be waiting on this device. */
  | { status: 'sent'; id: string; SentView: typeof SentView };

/** Returns a message to a creator: stored on this device while being written, then handed to the outbox. */
export function useMessage({ uid, username, name }: Profile) {
  const [query, setQuery] = useSearchParams();
  const start = () => startDraft(readMessageDraft(username), query.get('prefill') ?? '');
  const [sending, setSending] = useState<Sending>({ status: 'writing' });
  const {
    draft,
    isKept,
    keep: keepDraft,
    release,
  } = useKeptDraft({
    storageKey: STORAGE_KEYS.messageDraft(username),
    initial: start,
    neutral: EMPTY_MESSAGE,
    read: start,
    store: (changed: MessageDraft) => storeMessageDraft(username, changed),
    isBusy: sending.status === 'sending',
  });
  const isGone = useIsGone();
  const withdrawn = useOutbox((state) => state.withdrawn);
  // at once: whoever opens the page on a bad line may lose it before they tap
  useEffect(() => afterLoading(loadSending, 0), []);

  const keep = (changed: MessageDraft): MessageDraft => keepDraft(seeded(changed));
  const change = (next: MessageDraft) => {
    keep(next);
    if (sending.status === 'failed') setSending({ status: 'writing' });
  };
  const send = async () => {
    if (sending.status === 'sending') return;
    if (isBlankText(draft.text)) {
      setSending({ status: 'failed', reason: 'empty' });
      return;
    }
    setSending({ status: 'sending' });
    // an untouched link's text isn't stored yet
    const attempted = await withAttempt(keep(draft));
    keep(attempted);
    const { id, text: message } = attempted.attempt;
    let isSafe = true;
    let code: Awaited<ReturnType<typeof loadSending>>;
    try {
      code = await loadSending();
      const outcome = await code.enqueue(
        'messages',
        { id, recipientId: uid, message, tracking: code.collectTracking() },
        { title: name, path: publicPath.section(username, 'anonymous') },
        isGone,
      );
      if (outcome.status === 'withdrawn') {
        release(readMessageDraft(username) ?? EMPTY_MESSAGE);
        setSending({ status: 'writing' });
        return;
      }
      // if the outbox lives only as long as this page, the draft outlives it
      isSafe = outcome.status === 'delivered' || outcome.isKept;
    } catch (error) {
      const reason = asDomainError(error).code;
      // its id belongs to another message: the next attempt gets its own
      if (reason === 'conflict') keep({ ...attempted, attempt: null, seed: '' });
      setSending({ status: 'failed', reason });
      return;
    }
    const stored = readMessageDraft(username);
    // another tab may have stored its own since
    const isReplaced = stored !== null && stored.text.trim() !== message;
    const left = isReplaced ? stored : afterSending(attempted);
    if (!isReplaced && isSafe) storeMessageDraft(username, left);
    release(left);
    setSending({ status: 'sent', id, SentView: code.SentView });
    // a reload must not bring back the sent text
    if (query.has('prefill')) setQuery({}, { replace: true });
  };
  return {
    text: draft.text,
    write: (text: string) => change({ ...draft, text }),
    /** The alternative text, if any. */
    offer: draft.other === '' ? null : { text: draft.other, isOwn: ownOther(draft) !== '' },
    takeOffer: () => change(swapTexts(draft)),
    isKept,
    send,
    sending,
    /** What was sent, until it is taken back or another one is begun. */
    sent: sending.status === 'sent' && !withdrawn.includes(sending.id) ? sending : null,
    writeAnother: () => setSending({ status: 'writing', isAnother: true }),
  };
}
