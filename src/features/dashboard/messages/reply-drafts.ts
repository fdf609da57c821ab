import { REPLY_DRAFT_KEPT_MS, REPLY_DRAFTS_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { now } from '../../../lib/clock.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

export interface ReplyDraft {
  text: string;
  /** The reply that it changes; empty for a new one. */
  base: string;
}
export const NO_DRAFT: ReplyDraft = { text: '', base: '' };

/** By message, oldest first; `at` in milliseconds since 1970. */
type Drafts = Readonly<Record<string, ReplyDraft & { at: number }>>;

const read = (uid: string): Drafts => readStored<Drafts>(STORAGE_KEYS.replyDrafts(uid)) ?? {};

/** Returns the unfinished reply to a message; one to an earlier wording of the reply doesn't count. */
export function readReplyDraft(uid: string, messageId: string, base: string): ReplyDraft {
  const found = read(uid)[messageId];
  return found?.base === base ? { text: found.text, base } : { ...NO_DRAFT, base };
}

/** Stores an unfinished reply, or removes it when it is empty. Returns whether the browser stored it. */
export function storeReplyDraft(uid: string, messageId: string, { text, base }: ReplyDraft): boolean {
  const storedAt = now();
  const others = Object.entries(read(uid)).filter(
    ([id, { at }]) => id !== messageId && storedAt - at < REPLY_DRAFT_KEPT_MS,
  );
  const own: [string, Drafts[string]][] = text === '' ? [] : [[messageId, { text, base, at: storedAt }]];
  return writeStored(
    STORAGE_KEYS.replyDrafts(uid),
    Object.fromEntries([...others.slice(own.length - REPLY_DRAFTS_MAX), ...own]),
  );
}
