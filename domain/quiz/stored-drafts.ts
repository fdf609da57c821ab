import * as z from 'zod/mini';
import type { QuizType } from '../games/index.ts';
import { parseBegun, submissionId } from '../schema.ts';
import { isBlankText } from '../typed-text.ts';
import { type DraftQuestion, isEmptyItem, quizDraft } from './draft.ts';
import { quizCode } from './quiz.ts';

const selection = z.object({
  category: z.enum(['normal', 'spicy']),
  marks: z.record(z.string(), z.string()),
  /** What was drawn at random, with a guess each; the creator makes marks of them, one by one. */
  guesses: z.optional(z.record(z.string(), z.string())),
});
export type Selection = z.infer<typeof selection>;

/** What the app wrote into a draft: it's blank as long as there is nothing else. */
const ready = z.object({
  title: z.string(),
  untouched: z.array(z.string()),
});

const draftWork = z.object({
  draftId: submissionId,
  draft: quizDraft,
  /** The stored quiz being edited and the revision the draft began from; null for a new quiz. */
  base: z.nullable(z.object({ quizId: quizCode, revision: z.int(), isPrivate: z.boolean() })),
  selection: z.nullable(selection),
  /** Null for an unchanged draft, which isn't kept unless it came from a template. */
  changedAt: z.nullable(z.number()),
  ready: z.optional(ready),
  /** Handed in without a network, and unchanged since: it is sent when there is one. */
  isDue: z.optional(z.boolean()),
});
export type DraftWork = z.infer<typeof draftWork>;

export const readDraft = (value: unknown): DraftWork | null => parseBegun(draftWork, value);

/** Returns the slot of a draft that waits while another one of its game is being written. */
export const waitingSlot = ({ draft, draftId }: DraftWork): string => `${draft.type}.${draftId}`;

export const waitingDrafts = (works: Readonly<Record<string, DraftWork>>, type: QuizType): DraftWork[] =>
  Object.entries(works)
    .filter(([slot]) => slot.startsWith(`${type}.`))
    .map(([, work]) => work)
    .sort((one, other) => (other.changedAt ?? 0) - (one.changedAt ?? 0));

/** Returns whether title and items of a draft are empty, or as the app wrote them. */
export function isUnwritten({ draft: { title, questions }, ready }: DraftWork): boolean {
  const isUntouched = (item: DraftQuestion) => ready?.untouched.includes(item.id) || isEmptyItem(item);
  return (isBlankText(title) || title === ready?.title) && [...questions].every(isUntouched);
}

export function isBlank(work: DraftWork): boolean {
  return Object.keys(work.selection?.marks ?? {}).length === 0 && isUnwritten(work);
}
