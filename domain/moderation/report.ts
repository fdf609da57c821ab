import * as z from 'zod/mini';
import { emailAddress } from '../contact/contact.ts';
import { sentMessageKey } from '../deletion.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import {
  PLAYER_NAME_MAX,
  REPORT_COUNT_MAX,
  REPORT_DUE_S,
  REPORT_DUE_URGENT_S,
  REPORT_NOTE_MAX,
  REPORT_NOTES_MAX,
  REPORT_NOTIFIED_MAX,
} from '../limits.ts';
import { quizCode } from '../quiz/quiz.ts';
import { givenAnswer } from '../responses/response.ts';
import { accountId, requiredName, submissionId, text } from '../schema.ts';
import { caseFields } from './case.ts';
import { isUrgent, REPORT_KINDS, REPORT_REASONS, type ReportKind, type ReportReason } from './reasons.ts';
import { REMOVABLE } from './warning.ts';

export const reporter = z.object({ email: emailAddress, language: z.enum(LANGUAGE_CODES) });
export type Reporter = z.infer<typeof reporter>;

const complaint = { reason: z.enum(REPORT_REASONS), note: text(REPORT_NOTE_MAX), reporter: z.optional(reporter) };
export interface SentComplaint {
  reason: ReportReason;
  note: string;
  reporter?: Reporter | undefined;
}

export interface Complaint {
  reason: ReportReason;
  note: string;
  about?: string | undefined;
  /** Too many urgent reports came from there: this one waits as others do. */
  isThrottled?: boolean;
  isSignedIn?: boolean;
  notified?: Report['notified'];
}

const urgencyOf = ({ reason, isThrottled }: Complaint): boolean => isUrgent(reason) && !isThrottled;

export const reportInput = z.object({ messageId: submissionId, ...complaint });

/** By the sender of the message, whose key proves it. */
export const replyReportInput = z.extend(sentMessageKey, complaint);

const reported = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), uid: accountId }),
  z.object({ kind: z.literal('photo'), uid: accountId }),
  z.object({ kind: z.literal('quiz'), quizId: quizCode }),
  z.object({ kind: z.literal('question'), quizId: quizCode, questionId: givenAnswer.shape.questionId }),
  z.object({ kind: z.literal('player-name'), quizId: quizCode, name: requiredName(PLAYER_NAME_MAX) }),
  z.object({ kind: z.literal('result'), responseId: submissionId }),
  z.object({ kind: z.literal('circle'), circleId: submissionId }),
  z.object({
    kind: z.literal('circle-question'),
    circleId: submissionId,
    questionId: givenAnswer.shape.questionId,
  }),
  z.object({ kind: z.literal('circle-name'), circleId: submissionId, memberId: submissionId }),
]);
export type Reported = z.infer<typeof reported>;

/** `id` is that of the sending: what is sent twice counts once. */
export const anyReportInput = z.object({ id: submissionId, what: reported, ...complaint });

const subject = z.object({
  uid: z.optional(z.string()),
  username: z.optional(z.string()),
  quizId: z.optional(z.string()),
  /** Of a player's name that of one response under it: others to the same quiz may have the same name. */
  responseId: z.optional(z.string()),
  messageId: z.optional(z.string()),
  circleId: z.optional(z.string()),
  memberId: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type ReportSubject = z.infer<typeof subject>;

const noted = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  about: z.optional(z.string()),
  at: z.number(),
});

/** A case: a copy of what was reported, which may be deleted, and everybody's reasons. Older ones lack some fields. */
export const report = z.object({
  id: z.string(),
  kind: z.optional(z.enum(REPORT_KINDS)),
  subject: z.optional(subject),
  /** The creator whose content it is; null for anonymous senders, players and a circle's members. */
  accusedId: z.optional(z.nullable(z.string())),
  /** Copied from the public documents; of messages and replies in the fields below. */
  evidence: z.optional(z.record(z.string(), z.unknown())),
  present: z.optional(z.record(z.string(), z.unknown())),
  /** Missing in older reports of messages, whose own id it is. */
  messageId: z.optional(z.string()),
  /** Nothing is kept about others who report. */
  recipientId: z.optional(z.string()),
  replierId: z.optional(z.string()),
  message: z.optional(z.string()),
  reply: z.optional(z.string()),
  repliedAt: z.optional(z.number()),
  /** Other wordings of the reply that were read, the latest first. */
  earlier: z.optional(z.array(z.object({ text: z.string(), at: z.number() }))),
  sentAt: z.optional(z.number()),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  notes: z.optional(z.array(noted)),
  count: z.optional(z.number()),
  reportedAt: z.number(),
  isUrgent: z.optional(z.boolean()),
  dueAt: z.optional(z.number()),
  /** From how many networks it was reported within a day each, at most REPORT_COUNT_MAX, and by whom with an account. */
  networks: z.optional(z.number()),
  isBySignedIn: z.optional(z.boolean()),
  rank: z.optional(z.number()),
  /** The same for every message of one sender to this recipient; null when it was no longer known. */
  senderKey: z.optional(z.nullable(z.string())),
  /** The stored data about the sender, encrypted: operators open it on the record. Null when it had expired. */
  sealedTracking: z.optional(z.nullable(z.custom<object>())),
  status: z.enum(['open', 'deleted', 'kept']),
  resolvedAt: z.optional(z.number()),
  removed: z.optional(z.array(z.enum(REMOVABLE))),
  /** Whom to notify of the decision, encrypted, by a keyed hash; empty once they were notified. */
  notified: z.optional(z.record(z.string(), z.custom<Uint8Array>())),
  ...caseFields,
  alertedAt: z.optional(z.nullable(z.number())),
  warnedAt: z.optional(z.nullable(z.number())),
});
export type Report = z.infer<typeof report>;

export const kindOf = ({ kind, replierId }: Pick<Report, 'kind' | 'replierId'>): ReportKind =>
  kind ?? (replierId === undefined ? 'message' : 'reply');

export const messageIdOf = ({ messageId, id }: Report): string => messageId ?? id;

export function subjectOf(of: Report): ReportSubject {
  return of.subject ?? { messageId: messageIdOf(of) };
}

export const accusedIdOf = ({ accusedId, replierId }: Report): string | null => accusedId ?? replierId ?? null;

export function evidenceOf({ evidence, message, reply, earlier }: Report): Readonly<Record<string, unknown>> {
  if (evidence) return evidence;
  return {
    ...(message !== undefined && { message }),
    ...(reply !== undefined && { reply }),
    ...(earlier && { earlier: earlier.map(({ text }) => text) }),
  };
}

/** Returns the last known version of the reported content: as it was reported, or as a removal found it. */
export const contentOf = (of: Report): Readonly<Record<string, unknown>> => ({ ...evidenceOf(of), ...of.present });

const GIST = ['reply', 'message', 'title', 'name'] as const;

/** Returns the words by which reported content is recognized in a list; empty for none. */
export function gistOf(of: Report): string {
  const evidence = evidenceOf(of);
  const name = GIST.find((field) => typeof evidence[field] === 'string' && evidence[field] !== '');
  return name ? String(evidence[name]) : '';
}

export const notesOf = ({ notes, reason, note, reportedAt }: Report): ReadonlyArray<Noted> =>
  notes ?? [{ reason, note, at: reportedAt }];

export const canPutBack = ({ status, removed = [] }: Report): boolean => status !== 'open' && removed.length > 0;

export const countOf = ({ count }: Report): number => count ?? 1;

const dueIn = (of: Complaint): number => (urgencyOf(of) ? REPORT_DUE_URGENT_S : REPORT_DUE_S) * 1000;

export const dueAtOf = ({ dueAt, reportedAt, reason }: Pick<Report, 'dueAt' | 'reportedAt' | 'reason'>): number =>
  dueAt ?? reportedAt + dueIn({ reason, note: '' });

export const isUrgentCase = (of: Pick<Report, 'isUrgent' | 'reason'>): boolean => of.isUrgent ?? isUrgent(of.reason);

/** More than any time in milliseconds. */
const TIER = 1e14;

/** Returns an open case's place: urgent and confirmed by two networks or an account, urgent, the rest; by deadline. */
export function rankOf({ isUrgent: isPressing, networks, isBySignedIn, dueAt }: Ranked): number {
  const isConfirmed = isBySignedIn || networks > 1;
  return (isPressing && isConfirmed ? 0 : isPressing || isConfirmed ? 1 : 2) * TIER + dueAt;
}
interface Ranked {
  isUrgent: boolean;
  networks: number;
  isBySignedIn: boolean;
  dueAt: number;
}

const notedOf = ({ reason, note, about }: Complaint, at: number) => ({
  reason,
  note,
  ...(about !== undefined && { about }),
  at,
});

export function openCase(of: Complaint, now: number) {
  const { reason, note, isSignedIn: isBySignedIn = false } = of;
  const state = reopened(of, now);
  const networks = 1;
  const rank = rankOf({ ...state, networks, isBySignedIn });
  return { reason, note, notes: [notedOf(of, now)], count: 1, networks, isBySignedIn, rank, ...state };
}

const reopened = (of: Complaint, now: number) => ({
  status: 'open' as const,
  reportedAt: now,
  isUrgent: urgencyOf(of),
  dueAt: now + dueIn(of),
  claim: null,
  assignedTo: null,
  alertedAt: null,
  warnedAt: null,
});

type Noted = z.infer<typeof noted>;
/** Once there is no room, an urgent note takes the place of the last that isn't: a flood must not hide it. */
function withNote(notes: ReadonlyArray<Noted>, added: Noted) {
  if (notes.length < REPORT_NOTES_MAX) return [...notes, added];
  const replaced = isUrgent(added.reason) ? notes.findLastIndex(({ reason }) => !isUrgent(reason)) : -1;
  return replaced === -1 ? notes : [...notes.toSpliced(replaced, 1), added];
}

const withNotified = ({ notified = {} }: Report, { notified: added = {} }: Complaint) => {
  const all = { ...notified, ...added };
  const isNew = Object.keys(added).some((key) => !(key in notified));
  return isNew && Object.keys(all).length <= REPORT_NOTIFIED_MAX && { notified: all };
};

/** Returns what another complaint changes in a case; null for nothing. `isNewNetwork`: its first one within a day. */
export function withComplaint(
  before: Report,
  complaint: Complaint & { isNewNetwork?: boolean },
  now: number,
): Partial<Report> | null {
  const { reason, note, isNewNetwork = false, isSignedIn = false } = complaint;
  const isOwn = ['message', 'reply'].includes(kindOf(before));
  const notes = notesOf(before);
  const last = notes.at(-1);
  const isOpen = before.status === 'open';
  if (isOwn && isOpen && last?.reason === reason && last.note === note && !isNewNetwork && !complaint.notified)
    return null;
  const count = Math.min(countOf(before) + 1, REPORT_COUNT_MAX);
  const counted = count !== countOf(before) && { count };
  const isPressing = urgencyOf(complaint);
  const isNew = isPressing && !notes.some((earlier) => isUrgent(earlier.reason));
  const added = withNote(notes, notedOf(complaint, now));
  const noted = added !== notes && { notes: [...added] };
  const due = now + dueIn(complaint);
  // operators are alerted to what became urgent, and warned of the earlier deadline
  const urgent = isPressing && !isUrgentCase(before) && { isUrgent: true, alertedAt: null };
  const networks = isNewNetwork && { networks: Math.min((before.networks ?? 1) + 1, REPORT_COUNT_MAX) };
  const signedIn = isSignedIn && !before.isBySignedIn && { isBySignedIn: true };
  const dueAt = due < dueAtOf(before) && { dueAt: due, warnedAt: null };
  const told = withNotified(before, complaint);
  const changes: Partial<Report> = isOpen
    ? { ...counted, ...noted, ...networks, ...signedIn, ...urgent, ...dueAt, ...told }
    : before.status === 'deleted' || isOwn || isNew
      ? { ...counted, ...noted, ...networks, ...signedIn, ...told, ...reopened(complaint, now), reason, note }
      : { ...counted, ...networks, ...signedIn };
  if (Object.keys(changes).length === 0) return null;
  const after = { ...before, ...changes };
  const { networks: many = 1, isBySignedIn = false } = after;
  const rank = rankOf({ isUrgent: isUrgentCase(after), networks: many, isBySignedIn, dueAt: dueAtOf(after) });
  return rank === before.rank ? changes : { ...changes, rank };
}
