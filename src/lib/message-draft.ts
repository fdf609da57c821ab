import { isForgettable, type MessageDraft, messageDraft } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

const stored = (username: string) => storedValue(messageDraft, STORAGE_KEYS.messageDraft(username));

/** The message to a creator that this device keeps, for the page it is sent from and those it can be begun on; null when there is none. */
export const readMessageDraft = (username: string): MessageDraft | null => stored(username).read();

/** Keeps a draft for a reload, or forgets it. Returns whether the browser did. */
export const storeMessageDraft = (username: string, draft: MessageDraft): boolean =>
  stored(username).write(isForgettable(draft) ? null : draft);
