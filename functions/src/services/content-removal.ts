import type { Action } from '@domain/moderation/decision.ts';
import type { ReportKind, ReportReason } from '@domain/moderation/reasons.ts';
import { accusedIdOf, evidenceOf, kindOf, messageIdOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import type { Removable } from '@domain/moderation/warning.ts';
import { readCircleRemoval, readMemberName } from '../db/circles.ts';
import type { Transaction } from '../db/firestore.ts';
import { readMessageRemoval } from '../db/messages.ts';
import { type Fields, type ProfileField, readClearing } from '../db/profiles.ts';
import { readQuizRemoval } from '../db/quiz-removals.ts';
import { readNameHiding } from '../db/responses.ts';
import { readReplyRemoval } from '../db/sent-messages.ts';
import { readRemoval } from '../db/submissions.ts';
import type { KeptPhoto } from './kept-photos.ts';
import type { Keys } from './keys.ts';
import { questionKeysOf, wordsOf } from './quiz-identity.ts';

/** What takes something away, and what its creator loses by it. */
export interface Removal {
  write: () => void;
  /** What to name in the creator's notice, and what can be reinstated; empty if other content is there now. */
  things: Removable[];
  /** The current content where it differs from the removed one, or is removed as it is. */
  present?: Readonly<Record<string, unknown>>;
  /** Of a quiz or a circle. */
  title?: string;
  /** Of a quiz, a keyed hash of what it says: it doesn't come back as a new one. */
  words?: string;
  /** Keyed hashes of its questions: they don't come back under another identity. */
  questions?: string[];
  /** Another decision has taken it away already, and its creator knows. */
  isKnown?: boolean;
}

/** Why and when, and the photo that is shown now. */
export interface Grounds {
  now: number;
  keys: Keys;
  reason: ReportReason;
  photo: KeptPhoto | null;
}
/** Null where nothing is there any more. */
type ReadRemoval = (tx: Transaction, report: Report, grounds: Grounds) => Promise<Removal | null>;

export const THINGS: Readonly<Record<ProfileField, Removable>> = { name: 'name', bio: 'bio', photoURL: 'photo' };
const nobodys = (write: (() => void) | null): Removal | null => write && { write, things: [] };

/** Returns what some fields of a profile say, with the photo's content and copy. */
const contentIn = (said: Fields, fields: readonly ProfileField[], photo: KeptPhoto | null) => ({
  ...Object.fromEntries(fields.map((field) => [field, said[field]])),
  ...(fields.includes('photoURL') && photo),
});

const NOTHING = () => undefined;
const ALL = Object.keys(THINGS) as ProfileField[];

/** Whether a field says what was reported: a photo by its content, whatever its address. */
function saysReported(report: Report, field: ProfileField, value: unknown, photo: KeptPhoto | null): boolean {
  const evidence = evidenceOf(report);
  if (field === 'photoURL' && evidence['photo'] !== undefined) return photo?.photo === evidence['photo'];
  return value === evidence[field];
}

const clearReported =
  (fields: readonly ProfileField[]): ReadRemoval =>
  async (tx, report, { photo }) => {
    const reported = fields.filter((field) => field in evidenceOf(report));
    const { said, clear } = await readClearing(tx, accusedIdOf(report) ?? '', reported);
    const [cleared, others]: [ProfileField[], ProfileField[]] = [[], []];
    for (const field of reported)
      if (field in said) (saysReported(report, field, said[field], photo) ? cleared : others).push(field);
    if (cleared.length + others.length === 0) return null;
    return {
      write: () => clear(cleared),
      things: cleared.map((field) => THINGS[field]),
      ...(others.length > 0 && { present: contentIn(said, others, photo) }),
    };
  };

/** Clears the fields that a decision before has found changed, whatever they say. */
const clearPresent: ReadRemoval = async (tx, report, { photo }) => {
  const shown = ALL.filter((field) => field in (report.present ?? {}));
  const { said, clear } = await readClearing(tx, accusedIdOf(report) ?? '', shown);
  const cleared = shown.filter((field) => field in said);
  if (cleared.length === 0) return null;
  return {
    write: () => clear(cleared),
    things: cleared.map((field) => THINGS[field]),
    present: contentIn(said, cleared, photo),
  };
};

const removeResult: ReadRemoval = async (tx, report, { now }) => {
  const { responseId } = subjectOf(report);
  const { playedAt } = evidenceOf(report);
  if (responseId === undefined) return null;
  const isMeant = (stored: { get(field: string): unknown }) =>
    playedAt === undefined || (stored.get('createdAt') as { toMillis(): number }).toMillis() === playedAt;
  return nobodys(await readRemoval(tx, 'response', responseId, { isMeant, now }));
};

/** Hides a player's name. */
const hide: ReadRemoval = async (tx, report) => {
  const { quizId, name } = subjectOf(report);
  return quizId === undefined || name === undefined ? null : nobodys(await readNameHiding(tx, quizId, name));
};

const removeQuiz: ReadRemoval = async (tx, report, { now, reason, keys }) => {
  const { quizId } = subjectOf(report);
  const removal = quizId === undefined ? null : await readQuizRemoval(tx, quizId, { id: report.id, at: now, reason });
  if (!removal) return null;
  const { said, ...rest } = removal;
  const questions = questionKeysOf(said, keys);
  return { ...rest, things: ['quiz'], title: said.title, words: wordsOf(said, keys), questions };
};

const removeMessage: ReadRemoval = async (tx, report, { now }) => {
  const { recipientId, sentAt } = report;
  if (recipientId === undefined || sentAt === undefined) return null;
  return nobodys(await readMessageRemoval(tx, { recipientId, id: messageIdOf(report), sentAt, now }));
};

/** The whole circle, whose data stay. */
const removeCircle: ReadRemoval = async (tx, report) => {
  const removal = await readCircleRemoval(tx, subjectOf(report).circleId ?? '', report.id);
  return removal && { ...removal, things: ['circle'] };
};

/** A text that its author may have changed since. */
interface FoundText {
  field: 'reply' | 'name';
  said: string;
  removal: Removal;
}
type ReadText = (tx: Transaction, report: Report) => Promise<FoundText | null>;

const readReply: ReadText = async (tx, report) => {
  const found = await readReplyRemoval(tx, messageIdOf(report));
  return found && { field: 'reply', said: found.reply, removal: { write: found.write, things: ['reply'] } };
};

const readCircleName: ReadText = async (tx, report) => {
  const { circleId = '', memberId = '' } = subjectOf(report);
  const found = await readMemberName(tx, circleId, memberId);
  return found && { field: 'name', said: found.name, removal: { write: found.hide, things: [] } };
};

const removeText =
  (read: ReadText): ReadRemoval =>
  async (tx, report) => {
    const found = await read(tx, report);
    if (!found) return null;
    const { field, said, removal } = found;
    return said === evidenceOf(report)[field] ? removal : { write: NOTHING, things: [], present: { [field]: said } };
  };

/** Removes a text, whatever it says. */
const removePresentText =
  (read: ReadText): ReadRemoval =>
  async (tx, report) => {
    const found = await read(tx, report);
    return found && { ...found.removal, present: { [found.field]: found.said } };
  };

const REMOVALS: Record<ReportKind, ReadRemoval> = {
  profile: clearReported(ALL),
  photo: clearReported(['photoURL']),
  quiz: removeQuiz,
  'player-name': hide,
  result: removeResult,
  message: removeMessage,
  reply: removeText(readReply),
  circle: removeCircle,
  'circle-name': removeText(readCircleName),
};

/** What hides a name that isn't a player's. */
const HIDINGS: Partial<Record<ReportKind, ReadRemoval>> = {
  profile: clearReported(['name']),
  'circle-name': REMOVALS['circle-name'],
};
const PRESENT_REMOVALS: Partial<Record<ReportKind, ReadRemoval>> = {
  reply: removePresentText(readReply),
  'circle-name': removePresentText(readCircleName),
};

/** Actions that take something away. */
export const REMOVING = {
  remove: (tx, report, grounds) => REMOVALS[kindOf(report)](tx, report, grounds),
  'remove-photo': clearReported(['photoURL']),
  'hide-name': (tx, report, grounds) => (HIDINGS[kindOf(report)] ?? hide)(tx, report, grounds),
  'remove-present': (tx, report, grounds) => (PRESENT_REMOVALS[kindOf(report)] ?? clearPresent)(tx, report, grounds),
} satisfies Partial<Record<Action, ReadRemoval>>;
