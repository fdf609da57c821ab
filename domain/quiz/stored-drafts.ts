import * as z from 'zod/mini';
import { NEVER_ANSWERS } from '../games/never-have-i-ever/game.ts';
import { submissionId } from '../schema.ts';
import { parseStored } from '../stored.ts';
import { quizDraft } from './draft.ts';
import { quizCode } from './quiz.ts';

/** Statements of a template's list that a creator has marked, by statement id. */
const selection = z.object({
  category: z.enum(['normal', 'spicy']),
  marks: z.record(z.string(), z.enum(NEVER_ANSWERS)),
});
export type Selection = z.infer<typeof selection>;

const draftWork = z.object({
  /** Makes saving it twice create it once. */
  draftId: submissionId,
  draft: quizDraft,
  /** The stored quiz that is being changed, and the revision the draft began from; null for a new quiz. */
  base: z.nullable(z.object({ quizId: quizCode, revision: z.int(), isPrivate: z.boolean() })),
  /** Null until a template's list is opened. */
  selection: z.nullable(selection),
  /** Milliseconds since 1970; null while nothing has been changed. Kept is what has been, and a template that was chosen. */
  changedAt: z.nullable(z.number()),
});
/** A quiz being written on this device. */
export type DraftWork = z.infer<typeof draftWork>;

/** Reads what a device kept; null for anything that is not of this shape (any more). */
export const readDraft = (value: unknown): DraftWork | null => parseStored(draftWork, value);
