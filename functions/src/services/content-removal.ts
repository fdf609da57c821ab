import type { ReportKind, ReportReason } from '@domain/moderation/reasons.ts';
import { accusedIdOf, evidenceOf, kindOf, messageIdOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import type { Removable } from '@domain/moderation/warning.ts';
import type { Transaction } from '../db/firestore.ts';
import { readMessageRemoval } from '../db/messages.ts';
import { type ProfileField, readClearing } from '../db/profiles.ts';
import { readQuizRemoval } from '../db/quizzes.ts';
import { readNameHiding } from '../db/responses.ts';
import { readReplyRemoval } from '../db/sent-messages.ts';
import { readRemoval } from '../db/submissions.ts';

/** What takes something away, and what its creator loses by it. */
export interface Removal {
  write: () => void;
  /** Nothing where it is gone or has changed, or isn't a creator's. */
  things: Removable[];
  /** Of a quiz. */
  title?: string;
  /** Another decision has taken it away already, and its creator knows. */
  isKnown?: boolean;
}

/** Why and when. */
interface Grounds {
  now: number;
  reason: ReportReason;
}

const NOTHING: Removal = { write: () => undefined, things: [] };
/** What a creator calls the fields of a profile. */
export const THINGS: Readonly<Record<ProfileField, Removable>> = { name: 'name', bio: 'bio', photoURL: 'photo' };
const nobodys = (write: () => void): Removal => ({ write, things: [] });

/** The fields of what was reported that are to be cleared, as they were. */
export async function readProfileClearing(
  tx: Transaction,
  report: Report,
  fields: readonly ProfileField[],
): Promise<Removal> {
  const reported = Object.entries(evidenceOf(report)).filter(([field]) => fields.some((one) => one === field));
  const { write, cleared } = await readClearing(tx, accusedIdOf(report) ?? '', Object.fromEntries(reported));
  return { write, things: cleared.map((field) => THINGS[field]) };
}

async function readResultRemoval(tx: Transaction, report: Report, { now }: Grounds): Promise<Removal> {
  const { responseId } = subjectOf(report);
  const { playedAt } = evidenceOf(report);
  if (responseId === undefined) return NOTHING;
  const isMeant = (stored: { get(field: string): unknown }) =>
    playedAt === undefined || (stored.get('createdAt') as { toMillis(): number }).toMillis() === playedAt;
  return nobodys(await readRemoval(tx, 'response', responseId, { isMeant, now }));
}

/** Hides a player's name. */
export async function readHiding(tx: Transaction, report: Report): Promise<Removal> {
  const { quizId, name } = subjectOf(report);
  return quizId === undefined || name === undefined ? NOTHING : nobodys(await readNameHiding(tx, quizId, name));
}

async function readRemovalOfQuiz(tx: Transaction, report: Report, { now, reason }: Grounds): Promise<Removal> {
  const { quizId } = subjectOf(report);
  const removal = quizId === undefined ? null : await readQuizRemoval(tx, quizId, { id: report.id, at: now, reason });
  return removal ? { ...removal, things: ['quiz'] } : NOTHING;
}

async function readRemovalOfReply(tx: Transaction, report: Report): Promise<Removal> {
  if (report.repliedAt === undefined) return NOTHING;
  const write = await readReplyRemoval(tx, messageIdOf(report), report.repliedAt);
  return write ? { write, things: ['reply'] } : NOTHING;
}

/** How each kind of content is removed; what has changed since it was reported stays. */
const REMOVALS: Record<ReportKind, (tx: Transaction, report: Report, grounds: Grounds) => Promise<Removal>> = {
  profile: (tx, report) => readProfileClearing(tx, report, ['name', 'bio', 'photoURL']),
  photo: (tx, report) => readProfileClearing(tx, report, ['photoURL']),
  quiz: readRemovalOfQuiz,
  question: readRemovalOfQuiz,
  'player-name': readHiding,
  result: readResultRemoval,
  message: async (tx, report, { now }) => {
    const { recipientId, sentAt } = report;
    if (recipientId === undefined || sentAt === undefined) return NOTHING;
    return nobodys(await readMessageRemoval(tx, { recipientId, id: messageIdOf(report), sentAt, now }));
  },
  reply: readRemovalOfReply,
};

/** Reads what was reported, and returns what removes it if it is still as it was. */
export const readContentRemoval = (tx: Transaction, report: Report, grounds: Grounds): Promise<Removal> =>
  REMOVALS[kindOf(report)](tx, report, grounds);
