import { publicPath } from '@domain/profiles/links.ts';
import { EMPTY_MESSAGE, hasOwnText, type MessageDraft, ownOther } from '@domain/stored.ts';
import { useEffect, useRef } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { readMessageDraft, storeMessageDraft } from '../../../lib/drafts.ts';
import { useNavigate } from '../../../lib/router/router.tsx';
import { useDeviceState } from '../../../lib/use-device-state.ts';

/**
 * Returns a message that is begun here and sent on the message page. Both share one draft, so it survives a reload and
 * disappears from both once sent.
 */
export function useMessageStart(username: string) {
  const key = STORAGE_KEYS.messageDraft(username);
  const navigate = useNavigate();
  const read = () => readMessageDraft(username) ?? EMPTY_MESSAGE;
  const [draft, setDraft] = useDeviceState(read, EMPTY_MESSAGE);
  const isTyped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new on every render; `key` stands for it
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key && !isTyped.current) setDraft(read());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  const keep = (next: MessageDraft) => {
    isTyped.current = true;
    setDraft(next);
    storeMessageDraft(username, next);
  };
  return {
    text: draft.text,
    // an emptied box is a fresh start: forget the link's text
    write: (text: string) => keep({ ...draft, text, ...(text === '' && { prefill: '', other: ownOther(draft) }) }),
    /** Goes to the message page with the text in the address, and nothing else. */
    handOver: () => {
      // marked as already shown there: an attempt that may have arrived keeps its id, and nothing is asked
      keep({ ...draft, prefill: draft.text, other: ownOther(draft), isHandedOver: hasOwnText(draft) });
      const query = draft.text === '' ? '' : `?prefill=${encodeURIComponent(draft.text)}`;
      void navigate(publicPath.section(username, 'anonymous') + query);
    },
  };
}
