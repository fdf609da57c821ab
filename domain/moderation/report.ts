import * as z from 'zod/mini';
import { sentMessageKey } from '../deletion.ts';
import {
  PLAYER_NAME_MAX,
  REPORT_COUNT_MAX,
  REPORT_DUE_S,
  REPORT_DUE_URGENT_S,
  REPORT_NOTE_MAX,
  REPORT_NOTES_MAX,
} from '../limits.ts';
import { quizCode } from '../quiz/quiz.ts';
import { givenAnswer } from '../responses/response.ts';
import { accountId, requiredName, submissionId, text } from '../schema.ts';
import { caseFields } from './case.ts';
import { isUrgent, REPORT_KINDS, REPORT_REASONS, type ReportKind, type ReportReason } from './reasons.ts';
import { REMOVABLE } from './warning.ts';

const complaint = { reason: z.enum(REPORT_REASONS), note: text(REPORT_NOTE_MAX) };
/** Why somebody reports something, in their words. */
export interface Complaint {
  reason: ReportReason;
  note: string;
}

export const reportInput = z.object({ messageId: submissionId, ...complaint });

/** By the sender of the message, whose key proves it. */
export const replyReportInput = z.extend(sentMessageKey, complaint);

/** What anybody can report, without an account. */
const reported = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), uid: accountId }),
  z.object({ kind: z.literal('photo'), uid: accountId }),
  z.object({ kind: z.literal('quiz'), quizId: quizCode }),
  z.object({ kind: z.literal('question'), quizId: quizCode, questionId: givenAnswer.shape.questionId }),
  z.object({ kind: z.literal('player-name'), quizId: quizCode, name: requiredName(PLAYER_NAME_MAX) }),
  z.object({ kind: z.literal('result'), responseId: submissionId }),
]);
export type Reported = z.infer<typeof reported>;

/** `id` is that of the sending: what is sent twice counts once. */
export const anyReportInput = z.object({ id: submissionId, what: reported, ...complaint });

/** The ids of what was reported: only those that its kind has. */
const subject = z.object({
  uid: z.optional(z.string()),
  username: z.optional(z.string()),
  quizId: z.optional(z.string()),
  questionId: z.optional(z.string()),
  /** Of a player's name that of one response under it: others to the same quiz may have the same name. */
  responseId: z.optional(z.string()),
  messageId: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type ReportSubject = z.infer<typeof subject>;

const noted = z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), at: z.number() });

/**
 * A case: what was reported, as it was, since it may be deleted, and everybody's reasons. Times in milliseconds since
 * 1970. Older reports are of messages and replies and lack what is optional here: ask the functions below.
 */
export const report = z.object({
  id: z.string(),
  kind: z.optional(z.enum(REPORT_KINDS)),
  subject: z.optional(subject),
  /** The creator whose content it is; null for anonymous senders and players. */
  accusedId: z.optional(z.nullable(z.string())),
  /** Copied from the public documents; of messages and replies in the fields below. */
  evidence: z.optional(z.record(z.string(), z.unknown())),
  /** What a removal found in its place. */
  present: z.optional(z.record(z.string(), z.unknown())),
  /** Missing in older reports of messages, whose own id it is. */
  messageId: z.optional(z.string()),
  /** Who reported a message. Nothing is kept about others who report. */
  recipientId: z.optional(z.string()),
  /** Who wrote a reported reply. */
  replierId: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The reply, if there was one. */
  reply: z.optional(z.string()),
  repliedAt: z.optional(z.number()),
  /** Other wordings of the reply that were read, the latest first. */
  earlier: z.optional(z.array(z.object({ text: z.string(), at: z.number() }))),
  sentAt: z.optional(z.number()),
  /** Those with which the case was opened, or opened again. */
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** In the order in which they came, as far as they are kept. */
  notes: z.optional(z.array(noted)),
  count: z.optional(z.number()),
  reportedAt: z.number(),
  /** Whether somebody has said so since it was opened; missing in older reports. */
  isUrgent: z.optional(z.boolean()),
  dueAt: z.optional(z.number()),
  /** The same for every message of one sender to this recipient; null when it was no longer known. */
  senderKey: z.optional(z.nullable(z.string())),
  /** The stored data about the sender; null when it had expired, missing in older reports. */
  tracking: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  status: z.enum(['open', 'deleted', 'kept']),
  resolvedAt: z.optional(z.number()),
  /** What decisions took away from the creator, as far as it can be put back. */
  removed: z.optional(z.array(z.enum(REMOVABLE))),
  ...caseFields,
  /** When operators were told of it, and when of its end drawing near. */
  alertedAt: z.optional(z.nullable(z.number())),
  warnedAt: z.optional(z.nullable(z.number())),
});
export type Report = z.infer<typeof report>;

/** Returns the id of a report. It includes the message's time, as a later message may have the same id. */
export const reportIdOf = (recipientId: string, message: { id: string; createdAt: number }): string =>
  `${message.id}.${recipientId}.${message.createdAt}`;

/** Returns the id of a reply's report: another one for every edit of the reply. */
export const replyReportIdOf = (messageId: string, repliedAt: number): string => `reply.${messageId}.${repliedAt}`;

/** Returns the id of a case: one for everybody who reports the same thing in the same wording. */
export function caseIdOf(what: Reported, evidenceDigest: string): string {
  const { kind } = what;
  if (kind === 'profile' || kind === 'photo') return `${kind}.${what.uid}.${evidenceDigest}`;
  if (kind === 'result') return `${kind}.${what.responseId}.${evidenceDigest}`;
  // a question's id and a player's name are free texts, and part of the evidence
  return `${kind}.${what.quizId}.${evidenceDigest}`;
}

export const kindOf = ({ kind, replierId }: Pick<Report, 'kind' | 'replierId'>): ReportKind =>
  kind ?? (replierId === undefined ? 'message' : 'reply');

export const messageIdOf = ({ messageId, id }: Report): string => messageId ?? id;

export function subjectOf(of: Report): ReportSubject {
  return of.subject ?? { messageId: messageIdOf(of) };
}

/** Returns the creator whose content was reported; null for a sender or player. */
export const accusedIdOf = ({ accusedId, replierId }: Report): string | null => accusedId ?? replierId ?? null;

/** Returns what was reported, as it was. */
export function evidenceOf({ evidence, message, reply, earlier }: Report): Readonly<Record<string, unknown>> {
  if (evidence) return evidence;
  return {
    ...(message !== undefined && { message }),
    ...(reply !== undefined && { reply }),
    ...(earlier && { earlier: earlier.map(({ text }) => text) }),
  };
}

/** Returns what was there last, of what was reported: as it was, or as a removal found it. */
export const contentOf = (of: Report): Readonly<Record<string, unknown>> => ({ ...evidenceOf(of), ...of.present });

export const notesOf = ({ notes, reason, note, reportedAt }: Report): ReadonlyArray<Complaint & { at: number }> =>
  notes ?? [{ reason, note, at: reportedAt }];

/** Whether something of it was removed that can be put back. */
export const canPutBack = ({ status, removed = [] }: Report): boolean => status !== 'open' && removed.length > 0;

/** Returns how often it was reported, at most REPORT_COUNT_MAX. */
export const countOf = ({ count }: Report): number => count ?? 1;

const dueIn = (reason: ReportReason): number => (isUrgent(reason) ? REPORT_DUE_URGENT_S : REPORT_DUE_S) * 1000;

/** Returns when somebody has to have decided. */
export const dueAtOf = ({ dueAt, reportedAt, reason }: Pick<Report, 'dueAt' | 'reportedAt' | 'reason'>): number =>
  dueAt ?? reportedAt + dueIn(reason);

/** Returns whether somebody may need help before it is read. */
export const isUrgentCase = (of: Pick<Report, 'isUrgent' | 'reason'>): boolean => of.isUrgent ?? isUrgent(of.reason);

/** What every new case has, whatever was reported. */
export const openCase = ({ reason, note }: Complaint, now: number) => ({
  reason,
  note,
  notes: [{ reason, note, at: now }],
  count: 1,
  ...reopened(reason, now),
});

/** Nobody has looked at it yet. */
const reopened = (reason: ReportReason, now: number) => ({
  status: 'open' as const,
  reportedAt: now,
  isUrgent: isUrgent(reason),
  dueAt: now + dueIn(reason),
  claim: null,
  assignedTo: null,
  alertedAt: null,
  warnedAt: null,
});

/** Once there is no room, an urgent note takes the place of the last that isn't: a flood must not hide it. */
function withNote(notes: ReadonlyArray<Complaint & { at: number }>, added: Complaint & { at: number }) {
  if (notes.length < REPORT_NOTES_MAX) return [...notes, added];
  const replaced = isUrgent(added.reason) ? notes.findLastIndex(({ reason }) => !isUrgent(reason)) : -1;
  return replaced === -1 ? notes : [...notes.toSpliced(replaced, 1), added];
}

/**
 * Returns what another complaint changes in a case; null for nothing. Whoever reported a message or reply opens the
 * case again. Others, who may be many, do so only if it was deleted and is back, or if none of them had said that it is
 * urgent.
 */
export function withComplaint(before: Report, { reason, note }: Complaint, now: number): Partial<Report> | null {
  const isOwn = ['message', 'reply'].includes(kindOf(before));
  const notes = notesOf(before);
  const last = notes.at(-1);
  const isOpen = before.status === 'open';
  if (isOwn && isOpen && last?.reason === reason && last.note === note) return null;
  const count = Math.min(countOf(before) + 1, REPORT_COUNT_MAX);
  const counted = count !== countOf(before) && { count };
  const isNew = isUrgent(reason) && !notes.some((earlier) => isUrgent(earlier.reason));
  const added = withNote(notes, { reason, note, at: now });
  const noted = added !== notes && { notes: [...added] };
  const due = now + dueIn(reason);
  // operators are told of what became urgent, and warned of the earlier end
  const urgent = isUrgent(reason) && !isUrgentCase(before) && { isUrgent: true, alertedAt: null };
  const dueAt = due < dueAtOf(before) && { dueAt: due, warnedAt: null };
  const changes = isOpen
    ? { ...counted, ...noted, ...urgent, ...dueAt }
    : before.status === 'deleted' || isOwn || isNew
      ? { ...counted, ...noted, ...reopened(reason, now), reason, note }
      : counted || {};
  return Object.keys(changes).length === 0 ? null : changes;
}
