import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-news.ts';
import type { Plays } from '@domain/profiles/profile.ts';
import { db, timestamp, unlessGone } from './firestore.ts';
import { readDocument } from './reading.ts';

/** What only the owner may read about an account. */
export interface Account {
  email: string | null;
  phone: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** There is one already, of a profile that was removed: its settings and counts stay. */
  isLeftOver: boolean;
}

/** What is written for an account when its profile is made. */
export const accountFields = ({ email, phone, createdAt, isLeftOver }: Account): object =>
  isLeftOver
    ? { email, ...(phone && { phone }) }
    : { email, phone, createdAt: timestamp(createdAt), inbox: { messages: 0, unread: 0 } };

export async function hasAccount(uid: string): Promise<boolean> {
  return (await db().doc(paths.account(uid)).get()).exists;
}

/** The words that somebody wants no message with; none without an account. */
export async function fetchHiddenWords(uid: string): Promise<string[]> {
  return readHiddenWords((await readDocument(paths.account(uid))).get('hiddenWords'));
}

/** Stores how often all quizzes of somebody were played, and when the newest response came; null when there is none (any more). */
export async function savePlayed(uid: string, played: Plays, at: number | null): Promise<void> {
  const latestResponseAt = at === null ? null : timestamp(at);
  await unlessGone(db().doc(paths.account(uid)).update({ played, latestResponseAt }));
}

export async function saveInboxCounts(uid: string, inbox: InboxCounts): Promise<void> {
  await unlessGone(db().doc(paths.account(uid)).update({ inbox }));
}

export async function deleteAccountDocument(uid: string): Promise<void> {
  await db().doc(paths.account(uid)).delete();
}
