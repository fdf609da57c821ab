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

/** Returns this device's unsubmitted play of a quiz; null when there is none. */
export const readUnfinished = (code: string): UnfinishedResponse | null => storedPlay(code).read();

/** Stores a play for a reload, once it has started; null deletes it. Returns whether that worked. */
export function storeUnfinished(code: string, play: UnfinishedResponse | null): boolean {
  if (play === null || play.name === null) return storedPlay(code).write(null);
  const { submissionId, revision, total, name, face, isAdult, answers } = play;
  return storedPlay(code).write({ submissionId, revision, total, name, face, isAdult, answers });
}

const storedMessage = (username: string) => storedValue(ifFits(isMessageDraft), STORAGE_KEYS.messageDraft(username));

/** Returns this device's draft of a message to a creator; null when there is none. */
export const readMessageDraft = (username: string): MessageDraft | null => storedMessage(username).read();

/** Stores a draft for a reload, or deletes it. Returns whether that worked. */
export const storeMessageDraft = (username: string, draft: MessageDraft): boolean =>
  storedMessage(username).write(isForgettable(draft) ? null : draft);
