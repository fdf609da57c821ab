import { isDeepStrictEqual } from 'node:util';
import { closedPaths } from '@domain/closed-paths.ts';
import { FORMER_GUESTS_MAX, WARNINGS_MAX } from '@domain/limits.ts';
import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import type { Warning } from '@domain/moderation/warning.ts';
import { paths } from '@domain/paths.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore';
import { isGuests } from './accounts.ts';
import { inPages } from './delete.ts';
import { db, inTransaction, timestamp } from './firestore.ts';
import { forEachFound } from './paginate.ts';

const accountRef = (uid: string) => db().doc(paths.account(uid));

export const isGuest = async (uid: string): Promise<boolean> => isGuests(await accountRef(uid).get());

/** Postpones the expiry of a guest's data; does nothing for others. Returns whether it is a guest's account. */
export function prolongGuest(uid: string, until: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const account = await tx.get(accountRef(uid));
    const before = account.get('guestUntil') as Timestamp | undefined;
    if (before && before.toMillis() < until) tx.update(account.ref, { guestUntil: timestamp(until) });
    return before !== undefined;
  });
}

interface Keeping {
  name: string;
  photoURL: string | null;
  email: string | null;
  phone: string | null;
  /** From when they are an adult. */
  adultAt: number;
}

/** Makes a guest's account an ordinary one. Returns false for one that is, or that somebody takes over. */
export function keepGuest(uid: string, { name, photoURL, adultAt, ...known }: Keeping): Promise<boolean> {
  return inTransaction(async (tx) => {
    const account = await tx.get(accountRef(uid));
    if (!isGuests(account) || account.get('movedTo') !== undefined) return false;
    tx.update(account.ref, { ...known, adultAt: timestamp(adultAt), guestUntil: FieldValue.delete() });
    tx.update(db().doc(paths.profile(uid)), { name, photoURL });
    return true;
  });
}

/** Calls `work` for each guest whose data expires by a time, according to the account. Returns their number. */
export const forEachEndedGuest = (
  now: number,
  work: (uid: string) => Promise<void>,
  signal: AbortSignal,
): Promise<number> =>
  forEachFound(
    accountRef('any').parent.where('guestUntil', '<=', timestamp(now)).orderBy('guestUntil').select('guestUntil'),
    work,
    signal,
  );

/** Returns who takes over a guest's data; null if nobody does. */
export async function fetchMove(uid: string): Promise<string | null> {
  return (await accountRef(uid).get()).get('movedTo') ?? null;
}

/** Records who takes over a guest's data. Returns null if they can't, or somebody else does. */
export function noteMove(from: string, to: string): Promise<'noted' | 'was-noted' | null> {
  return inTransaction(async (tx) => {
    const refs = [accountRef(from), db().doc(paths.profile(to)), db().doc(closedPaths.suspension(from))];
    const [guest, profile, suspension] = await tx.getAll(...refs);
    const before: unknown = guest?.get('movedTo');
    if (before === to) return 'was-noted';
    const isFree = before === undefined && guest?.get('guestUntil') !== undefined;
    if (!isFree || !profile?.exists || suspension?.exists || from === to) return null;
    tx.update(accountRef(from), { movedTo: to });
    return 'noted';
  });
}

/** What lies beside a document and names its owner, too: where, and what changes there. */
interface Beside {
  refOf: (found: DocumentSnapshot) => DocumentReference;
  changes: object;
}

/** Changes all that a query finds, with what lies beside it. The changes must take a document out of the query. */
const changeAll = (query: Query, changes: object, beside?: Beside): Promise<void> =>
  inPages(query.select('trackedAs'), async (found) => {
    const batch = db().batch();
    for (const { ref } of found) batch.update(ref, changes);
    const others = beside ? await db().getAll(...found.map(beside.refOf)) : [];
    for (const { ref, exists } of others) if (exists) batch.update(ref, beside?.changes ?? {});
    await batch.commit();
  });

interface Guest {
  uid: string;
  /** Undefined when their profile is gone already. */
  username: string | undefined;
}

/**
 * Moves a guest's quizzes, answers, messages, blocks and cases to an account. Keys of senders stay those for the guest, who
 * is known to the account. Safe to repeat.
 */
export async function moveAll(from: Guest, to: string, owner: Quiz['owner']): Promise<void> {
  const { uid, username } = from;
  const of = (path: string, field: string) => db().collection(path).where(field, '==', uid);
  await changeAll(of(paths.quizzes, 'ownerId'), {
    ownerId: to,
    owner,
    ...(username !== undefined && { formerUsername: username }),
  });
  await changeAll(
    of(paths.responses, 'ownerId'),
    { ownerId: to },
    {
      refOf: (found) =>
        db().doc(paths.responseTracking(trackingKeyOf({ id: found.id, trackedAs: found.get('trackedAs') }))),
      changes: { ownerId: to },
    },
  );
  await changeAll(
    of(paths.messages, 'recipientId'),
    { recipientId: to },
    { refOf: ({ id }) => db().doc(paths.messageTracking(id)), changes: { recipientId: to } },
  );
  await changeAll(of(closedPaths.blocks, 'recipientId'), { recipientId: to });
  await changeAll(of(closedPaths.allKeptWords, 'recipientId'), { recipientId: to });
  await changeAll(of(closedPaths.reports, 'accusedId'), { accusedId: to });
}

const listIn = <T>(found: DocumentSnapshot, field: string): T[] => (found.get(field) as T[] | undefined) ?? [];

function movedWarnings(guest: DocumentSnapshot, account: DocumentSnapshot): object {
  const own = listIn<Warning>(account, 'warnings');
  const added = listIn<Warning>(guest, 'warnings').filter((one) => !own.some((other) => isDeepStrictEqual(one, other)));
  const all = [...own, ...added].sort((one, other) => one.at - other.at);
  return added.length > 0 ? { warnings: all.slice(-WARNINGS_MAX) } : {};
}

function movedWords(guest: DocumentSnapshot, account: DocumentSnapshot): object {
  const [own, added] = [account, guest].map((found) => readHiddenWords(found.get('hiddenWords'))) as [
    string[],
    string[],
  ];
  return added.length > 0 ? { hiddenWords: readHiddenWords([...new Set([...own, ...added])]) } : {};
}

/** Remembers a guest who has blocked somebody, or got what its sender can be blocked by. */
function movedBlocks(guest: DocumentSnapshot, account: DocumentSnapshot): object {
  const hasBlockedSenders = guest.get('hasBlockedSenders') === true;
  const hasMessages = Object.values(guest.get('inbox') ?? {}).some((count) => count !== 0);
  if (!hasBlockedSenders && !hasMessages) return {};
  const before = listIn<string>(account, 'formerGuests').filter((uid) => uid !== guest.id);
  return {
    formerGuests: [...before, guest.id].slice(-FORMER_GUESTS_MAX),
    ...(hasBlockedSenders && { hasBlockedSenders }),
  };
}

/**
 * Moves a guest's hidden words, blocks and warnings to an account. Returns whether the guest has blocked anybody. Safe
 * to repeat.
 */
export function moveSettings(from: string, to: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [guest, account] = await tx.getAll(accountRef(from), accountRef(to));
    if (!guest?.exists || !account?.exists) return false;
    const changes = {
      ...movedWarnings(guest, account),
      ...movedWords(guest, account),
      ...movedBlocks(guest, account),
    };
    if (Object.keys(changes).length > 0) tx.update(account.ref, changes);
    return 'hasBlockedSenders' in changes;
  });
}

/** Makes a guest's links lead to the account that has their data now, until it changes its own username. */
export async function forwardUsername(username: string, uid: string): Promise<void> {
  await db().doc(paths.username(username)).set({ uid });
}
