import { isForgettable, isMessageDraft, type MessageDraft } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedValue } from './stored-value.ts';

const stored = (username: string) => storedValue(ifFits(isMessageDraft), STORAGE_KEYS.messageDraft(username));

/** Returns this device's draft of a message to a creator; null when there is none. */
export const readMessageDraft = (username: string): MessageDraft | null => stored(username).read();

/** Stores a draft for a reload, or deletes it. Returns whether that worked. */
export const storeMessageDraft = (username: string, draft: MessageDraft): boolean =>
  stored(username).write(isForgettable(draft) ? null : draft);
