import { publicPath } from '@domain/profiles/links.ts';
import { type MessageDraft, messageDraft, parseStored } from '@domain/stored.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const EMPTY: MessageDraft = { text: '', prefill: '', attempt: null };

/**
 * A message that is begun here and sent on the message page. Both pages keep it as the same draft, so it survives a
 * reload, comes along, and is gone from both once it is sent.
 */
export function useMessageStart(username: string) {
  const key = STORAGE_KEYS.messageDraft(username);
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => parseStored(messageDraft, readStored(key)) ?? EMPTY);
  const keep = (next: MessageDraft) => {
    setDraft(next);
    writeStored(key, next.text === '' ? null : next);
  };
  return {
    text: draft.text,
    write: (text: string) => keep({ ...draft, text }),
    /** Goes to the message page with the text in the address, as text and nothing else. */
    handOver: () => {
      // as already brought there: a try to send that may have arrived keeps its id
      keep({ ...draft, prefill: draft.text });
      const query = draft.text === '' ? '' : `?prefill=${encodeURIComponent(draft.text)}`;
      void navigate(publicPath.section(username, 'anonymous') + query);
    },
  };
}
