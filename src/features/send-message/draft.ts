import { MESSAGE_MAX } from '@domain/limits.ts';
import { type MessageDraft, messageDraft, parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A link's text as plain text that the server accepts: no control characters but line breaks, and no half character at the cut. */
export function cleanPrefill(prefill: string): string {
  const plain = prefill.replace(/[^\P{Cc}\n]/gu, '').slice(0, MESSAGE_MAX);
  return plain.replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * What the message box starts with: what was typed here before, unless the link brings a text that this device has not
 * seen yet.
 */
export function startDraft(stored: MessageDraft | null, prefill: string): MessageDraft {
  const brought = cleanPrefill(prefill);
  if (stored && (brought === '' || stored.prefill === brought)) return stored;
  return { text: brought, prefill: brought, attempt: null };
}

/**
 * The draft with an id for sending its text now. The same text as in the last try keeps that try's id, since that may
 * have arrived; another text is another message.
 */
export function withAttempt(draft: MessageDraft, newId: () => string): MessageDraft & { attempt: { id: string } } {
  const text = draft.text.trim();
  return { ...draft, attempt: draft.attempt?.text === text ? draft.attempt : { id: newId(), text } };
}

export const readDraft = (username: string): MessageDraft | null =>
  parseStored(messageDraft, readStored(STORAGE_KEYS.messageDraft(username)));

/** Keeps a draft for a reload; null forgets it. */
export const storeDraft = (username: string, draft: MessageDraft | null): boolean =>
  writeStored(STORAGE_KEYS.messageDraft(username), draft);
