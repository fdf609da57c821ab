import { isForgettable, type MessageDraft, messageDraft, parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** The message to a creator that this device keeps, for the page it is sent from and those it can be begun on; null when there is none. */
export const readMessageDraft = (username: string): MessageDraft | null =>
  parseStored(messageDraft, readStored(STORAGE_KEYS.messageDraft(username)));

/** Keeps a draft for a reload, or forgets it. Returns whether the browser did. */
export const storeMessageDraft = (username: string, draft: MessageDraft): boolean =>
  writeStored(STORAGE_KEYS.messageDraft(username), isForgettable(draft) ? null : draft);
