import { LANGUAGE_CODES } from '@domain/languages.ts';
import { SUMMARY_PLAYS_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { unreadIn } from './accounts.ts';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';
import { forEachAfter } from './paginate.ts';

const accounts = () => db().doc(paths.account('any')).parent;

/** Calls `work` for everybody who switched the weekly summary on, by `forEachAfter`. */
export const forEachSubscriber = (
  after: string | null,
  work: (uid: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string | null> => forEachAfter(after, accounts().where('weeklySummary', 'in', LANGUAGE_CODES), work, signal);

/** A subscriber who hasn't got the summary of the week. */
interface Subscriber {
  language: unknown;
  unread: number;
}

function waitingFor(account: DocumentSnapshot, weekEnd: number): Subscriber | null {
  const language: unknown = account.get('weeklySummary');
  const sentFor: unknown = account.get('summarySentFor');
  const hasIt = sentFor instanceof Timestamp && sentFor.toMillis() >= weekEnd;
  if (typeof language !== 'string' || hasIt) return null;
  return { language, unread: unreadIn(account) };
}

/** Returns an account that waits for the summary of a week; null for one that doesn't, or is gone. */
export async function findSubscriber(uid: string, weekEnd: number): Promise<Subscriber | null> {
  return waitingFor(await db().doc(paths.account(uid)).get(), weekEnd);
}

/** Records that a week's summary is being sent. False if another attempt was faster, or it was switched off. */
export function claimSummary(uid: string, weekEnd: number, unsubscribeDigest: string): Promise<boolean> {
  const account = db().doc(paths.account(uid));
  return inTransaction(async (tx) => {
    if (!waitingFor(await tx.get(account), weekEnd)) return false;
    tx.update(account, { summarySentFor: timestamp(weekEnd), unsubscribeDigest });
    return true;
  });
}

/** Takes a claim back: the mail has certainly not been sent. */
export async function releaseSummary(uid: string): Promise<void> {
  await unlessGone(db().doc(paths.account(uid)).update({ summarySentFor: FieldValue.delete() }));
}

/** Switches the weekly summary off for whose token has this digest; nothing happens if there is nobody. */
export async function endSummaries(unsubscribeDigest: string): Promise<void> {
  const { docs } = await accounts().where('unsubscribeDigest', '==', unsubscribeDigest).limit(1).select().get();
  for (const { ref } of docs) await unlessGone(ref.update({ weeklySummary: null }));
}

interface Play {
  percentage: number;
  /** Null for a private quiz. */
  quiz: { id: string; title: string } | null;
}

const within = (query: Query, from: number, until: number): Query =>
  query.where('createdAt', '>=', timestamp(from)).where('createdAt', '<', timestamp(until));
const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Returns how many messages came into an inbox in a time. */
export function countMessages(recipientId: string, from: number, until: number): Promise<number> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  return countOf(within(inbox, from, until).orderBy('createdAt', 'desc'));
}

/** Returns how often a creator's quizzes were played in a time, and the newest of these plays. */
export async function fetchPlays(ownerId: string, from: number, until: number) {
  const ofOwner = db().collection(paths.responses).where('ownerId', '==', ownerId);
  const newest = within(ofOwner, from, until).orderBy('createdAt', 'desc');
  const { docs } = await newest
    .limit(SUMMARY_PLAYS_MAX)
    .select('percentage', 'quiz.id', 'quiz.title', 'isPrivate')
    .get();
  const plays = docs.map(
    (play): Play => ({
      percentage: play.get('percentage'),
      quiz: play.get('isPrivate') ? null : { id: play.get('quiz.id'), title: play.get('quiz.title') },
    }),
  );
  return { total: docs.length < SUMMARY_PLAYS_MAX ? docs.length : await countOf(newest), plays };
}
