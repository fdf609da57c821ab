import { WARNINGS_MAX } from '@domain/limits.ts';
import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { stillRemoved, type Warning } from '@domain/moderation/warning.ts';
import { paths } from '@domain/paths.ts';
import { isAdult } from '@domain/profiles/age.ts';
import { areCounts, isCount } from '@domain/quiz/tally.ts';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { findVerifiedEmail } from './auth-users.ts';
import { batchedGet } from './batched-get.ts';
import { db, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { readOperatorRemoval } from './operators.ts';
import { readOutlasting } from './suspensions.ts';

export interface Account {
  email: string | null;
  phone: string | null;
  /** From when they are an adult: `adultFrom`. Null for a guest, who counts as a minor. */
  adultAt: number | null;
  /** When a guest's data expires. */
  guestUntil?: number;
  createdAt: number;
  /** The account of a removed profile is still there: its settings and counts stay. */
  isLeftOver: boolean;
}

export const accountFields = ({ email, phone, adultAt, guestUntil, createdAt, isLeftOver }: Account): object => ({
  email,
  ...(adultAt !== null && { adultAt: timestamp(adultAt) }),
  ...(guestUntil !== undefined && { guestUntil: timestamp(guestUntil) }),
  ...(isLeftOver ? phone && { phone } : { phone, createdAt: timestamp(createdAt), inbox: { messages: 0, unread: 0 } }),
});

export async function hasAccount(uid: string): Promise<boolean> {
  return (await db().doc(paths.account(uid)).get()).exists;
}

/** Returns the addresses that a person has or had, and has confirmed: anybody can write in another's name. */
export async function fetchProvedEmails(uid: string): Promise<string[]> {
  const [email, account] = await Promise.all([findVerifiedEmail(uid), db().doc(paths.account(uid)).get()]);
  const earlier = Object.keys(account.get('provedEmails') ?? {});
  return email === null ? earlier : [...earlier, email];
}

/** What an owner has set that concerns a submission. */
interface OwnerSettings {
  /** What has these words is kept away. */
  hiddenWords: string[];
  hasBlockedSenders: boolean;
  /** Guests whose blocks are theirs now. */
  formerGuests: readonly string[];
  /** Whether any device ever had notifications. */
  hasDevices: boolean;
  isGuest: boolean;
  areCountsSound: boolean;
}

/** Returns whether an account is a guest's: it ends, unless they sign in. */
export const isGuests = (account: DocumentSnapshot): boolean => account.get('guestUntil') !== undefined;

/** Returns the guests whose things an account has taken over, if it blocks anybody: theirs are blocked by their uids. */
export const formerGuestsIn = (account: DocumentSnapshot): readonly string[] =>
  account.get('hasBlockedSenders') === true ? (account.get('formerGuests') ?? []) : [];

/** Returns how many messages are unread; none if that is no count. */
export function unreadIn(account: DocumentSnapshot): number {
  const unread: unknown = account.get('inbox.unread');
  return isCount(unread) ? unread : 0;
}

/** Whether an account's counts can be added to; a missing one has none. */
export function areCountsSound(account: DocumentSnapshot): boolean {
  if (!account.exists) return true;
  const { inbox, privateScores = {} } = account.data() ?? {};
  return areCounts(inbox) && 'messages' in inbox && 'unread' in inbox && areCounts(privateScores);
}

export async function fetchOwnerSettings(uid: string): Promise<OwnerSettings> {
  const account = await batchedGet(paths.account(uid));
  return {
    hiddenWords: readHiddenWords(account.get('hiddenWords')),
    hasBlockedSenders: account.get('hasBlockedSenders') === true,
    formerGuests: formerGuestsIn(account),
    hasDevices: account.get('hasDevices') === true,
    isGuest: isGuests(account),
    areCountsSound: areCountsSound(account),
  };
}

export const isAdults = (account: DocumentSnapshot, now: number): boolean =>
  isAdult({ adultAt: (account.get('adultAt') as Timestamp | undefined)?.toMillis() }, now);

/** Postpones from when somebody is an adult. Returns false for an earlier time, and for a guest, who has no age. */
export function lowerAge(uid: string, adultAt: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const account = await tx.get(db().doc(paths.account(uid)));
    const before = account.get('adultAt') as Timestamp | undefined;
    if (before === undefined || before.toMillis() > adultAt) return false;
    tx.update(account.ref, { adultAt: timestamp(adultAt) });
    return true;
  });
}

/** Sets from when somebody is an adult, whatever they have said. Returns false without an account. */
export function setAge(uid: string, adultAt: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const account = await tx.get(db().doc(paths.account(uid)));
    if (!account.exists || isGuests(account)) return false;
    tx.update(account.ref, { adultAt: timestamp(adultAt) });
    return true;
  });
}

/** Reads what an account says about what its owner may publish. */
export async function readAllowed(tx: Transaction, uid: string, now: number) {
  const account = await tx.get(db().doc(paths.account(uid)));
  const warnings = (account.get('warnings') as Warning[] | undefined) ?? [];
  const removed = warnings.filter((told) => told.kind === 'removed' && stillRemoved(told, warnings)?.includes('quiz'));
  return {
    isAdult: isAdults(account, now),
    isGuest: isGuests(account),
    isLeaving: account.get('movedTo') !== undefined,
    removedWords: removed.map(({ words }) => words),
  };
}

/** Reads an account, and returns what adds a warning, which its owner reads once. */
export async function readWarning(tx: Transaction, uid: string, warning: Warning): Promise<() => void> {
  const account = await tx.get(db().doc(paths.account(uid)));
  const before = (account.get('warnings') as Warning[] | undefined) ?? [];
  return () => {
    if (account.exists) tx.update(account.ref, { warnings: [...before, warning].slice(-WARNINGS_MAX) });
  };
}

/**
 * Deletes the account with the order of quizzes: the rules create none without one. A suspension outlasts it, and keeps
 * out who has these marks, too.
 */
export async function deleteAccountDocument(uid: string, marks: readonly string[], now: number): Promise<void> {
  await inTransaction(async (tx) => {
    const outlast = await readOutlasting(tx, uid, marks, now);
    const removeOperator = await readOperatorRemoval(tx, uid, now);
    outlast();
    removeOperator?.();
    tx.delete(db().doc(paths.quizOrder(uid)));
    tx.delete(db().doc(paths.account(uid)));
  });
}
