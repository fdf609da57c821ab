import {
  isForgettable,
  isMessageDraft,
  isUnfinishedResponse,
  type MessageDraft,
  type UnfinishedResponse,
} from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedValue } from './storage.ts';

const storedPlay = (code: string) => storedValue(ifFits(isUnfinishedResponse), STORAGE_KEYS.quizProgress(code));

export const readUnfinished = (code: string): UnfinishedResponse | null => storedPlay(code).read();

/** Stores a play once it has started, of which no more is read again; null deletes it. Returns whether that worked. */
export const storeUnfinished = (code: string, play: UnfinishedResponse | null): boolean =>
  storedPlay(code).write(play?.name == null ? null : play);

const storedMessage = (username: string) => storedValue(ifFits(isMessageDraft), STORAGE_KEYS.messageDraft(username));

export const readMessageDraft = (username: string): MessageDraft | null => storedMessage(username).read();

/** Stores a draft, or deletes one with nothing in it. Returns whether that worked. */
export const storeMessageDraft = (username: string, draft: MessageDraft): boolean =>
  storedMessage(username).write(isForgettable(draft) ? null : draft);
