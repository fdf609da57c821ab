import { PATIENCE_MS } from '@domain/patience.ts';
import { typedText } from '@domain/typed-text.ts';
import { useState } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { saveReply } from '../../../data/messages.ts';
import { isSwitchedOff } from '../../../data/switches.ts';
import { i18n, textIn } from '../../../i18n/i18n.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { withTimeout } from '../../../lib/with-timeout.ts';
import { useSession } from '../../../session/state.ts';
import { notify } from '../../../stores/notices.ts';
import { isOfflineNow } from '../../../stores/sync-status.ts';
import { NO_DRAFT, type ReplyDraft, readReplyDraft, storeReplyDraft } from './reply-drafts.ts';

/** Stores or deletes a reply, and shows in a notice what the screen doesn't. Returns why it was refused, if it was. */
async function save(id: string, reply: string | null): Promise<string | null> {
  const t = textIn(i18n.language, 'dashboard');
  let refusal: string | null = null;
  const saved = saveReply(id, reply).catch(async () => {
    const isOff = reply !== null && (await isSwitchedOff('replies'));
    refusal = isOff ? i18n.t('common:error.replies-off') : t('messages.reply.failedTitle');
    if (isOff)
      return notify({ kind: 'error', title: t('messages.reply.failedTitle'), description: refusal, staysOpen: true });
    notify(
      reply === null
        ? { kind: 'error', title: t('messages.reply.notTakenBackTitle'), description: t('messages.reply.notTakenBack') }
        : {
            kind: 'error',
            title: t('messages.reply.failedTitle'),
            description: t('messages.reply.failed', { what: reply }),
            staysOpen: true,
          },
    );
  });
  const outcome = await withTimeout(saved, isOfflineNow() ? 0 : PATIENCE_MS.save);
  if (outcome === 'waiting')
    notify({ kind: 'info', title: t('messages.reply.title'), description: t('messages.reply.later') });
  else if (reply === null && refusal === null) notify({ kind: 'info', title: t('messages.reply.takenBack') });
  await saved;
  return refusal;
}

/**
 * Returns a reply being written: stored on this device until the server has it. `written` is the reply so far, as the list
 * shows it.
 */
export function useReply(id: string, written: string) {
  const uid = useSession((state) => state.profile?.uid ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const [refused, setRefused] = useState<{ text: string; why: string } | null>(null);
  // a dialog whose message is gone shows the last that the list knew
  const current = written === refused?.text ? '' : written;
  const read = () => readReplyDraft(uid, id, current);
  const store = (draft: ReplyDraft) => storeReplyDraft(uid, id, draft);
  const { draft, isKept, keep, show } = useKeptDraft<ReplyDraft>({
    storageKey: STORAGE_KEYS.replyDrafts(uid),
    initial: read,
    read,
    store,
    isBusy: false,
  });
  const forget = (sent: ReplyDraft) => {
    // not what was typed in the meantime
    if (readReplyDraft(uid, id, sent.base).text !== sent.text) return;
    store(NO_DRAFT);
    show(NO_DRAFT);
  };
  return {
    text: draft.text,
    isKept,
    /** The reply so far, without what the server refused. */
    current,
    isEmpty,
    /** Why the server refused it, if it did. */
    refusal: refused?.why ?? null,
    write: (text: string) => {
      setEmpty(false);
      keep({ ...draft, text });
    },
    /** Begins with what was left unfinished, or with the reply so far. */
    start: () => {
      const found = read();
      show(found.text === '' ? { text: current, base: current } : found);
    },
    /** Sends what is written. Returns false if there is nothing to send. */
    send: (): boolean => {
      const text = typedText(draft.text);
      setEmpty(text === '');
      if (text === '') return false;
      if (text === current) return true;
      setRefused(null);
      void save(id, text).then((why) => (why === null ? forget(draft) : setRefused({ text, why })));
      return true;
    },
    takeBack: () => {
      store(NO_DRAFT);
      show(NO_DRAFT);
      void save(id, null);
    },
  };
}
