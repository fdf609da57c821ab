import type { Profile } from '@domain/profiles/profile.ts';
import { EMPTY_MESSAGE, type MessageDraft, ownOther } from '@domain/stored.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { fetchAhead } from '../../../lib/after-loading.ts';
import { readMessageDraft, storeMessageDraft } from '../../../lib/drafts.ts';
import { useSearchParams } from '../../../lib/router/router.tsx';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useOutbox } from '../../../outbox/store.ts';
import type { Sending } from './deliver.ts';
import { seeded, startDraft, swapTexts } from './draft.ts';

/** Sending needs more code than writing; loaded once the page is usable. Null if it can't be loaded. */
const loadSending = () => import('./deliver.ts').catch(() => null);

/** Returns a message to a creator: stored on this device while being written, then handed to the outbox. */
export function useMessage(recipient: Profile) {
  const { username } = recipient;
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
  // immediately: on a bad line the page may be lost before a tap
  useEffect(() => fetchAhead(loadSending, 0), []);

  const keep = (changed: MessageDraft): MessageDraft => keepDraft(seeded(changed));
  const change = (next: MessageDraft) => {
    keep(next);
    void loadSending().then((code) => code?.prepareSecondThought());
    if (sending.status === 'failed' || sending.status === 'asking') setSending({ status: 'writing' });
  };
  const send = async () => {
    if (sending.status === 'sending') return;
    if (isBlankText(draft.text)) {
      setSending({ status: 'failed', failure: 'empty' });
      return;
    }
    setSending({ status: 'sending' });
    // an untouched link's text isn't stored yet
    const kept = keep(draft);
    const code = await loadSending();
    const next: Sending = code
      ? await code.deliver(kept, { recipient, keep, release, isGone })
      : { status: 'failed', failure: { code: 'network', message: '' } };
    setSending(next);
    // a reload must not bring back the sent text
    if (next.status === 'sent' && query.has('prefill')) setQuery({}, { replace: true });
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
    /** Goes to the box, for another message or for this one. */
    goOn: () => setSending({ status: 'writing', isBack: true }),
  };
}
