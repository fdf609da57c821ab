import type { QuizType } from '@domain/games/index.ts';
import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import { isRewritten } from '@domain/games/never-have-i-ever/statements.ts';
import { QUESTIONS_MAX } from '@domain/limits.ts';
import { type DraftQuestion, draftsOf, emptyDraft, type QuizDraft, withItems } from '@domain/quiz/draft.ts';
import type { DraftWork, Selection } from '@domain/quiz/stored-drafts.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { holdDraft, keepDraft, useDrafts } from './draft-storage.ts';

const newId = () => crypto.randomUUID();
const workOf = (slot: string) => useDrafts.getState().works[slot];

/** A draft of a new quiz that nothing has been typed into. */
const freshWork = (type: QuizType): DraftWork => ({
  draftId: newId(),
  draft: emptyDraft(type, newId),
  base: null,
  selection: null,
  changedAt: null,
});

/** Starts a draft of a new quiz of this type, in place of what was there. */
export const startDraft = (type: QuizType): void => holdDraft(type, freshWork(type));

/**
 * Starts a new quiz from a template, in place of what was there. It is kept at once, so that a reload finds it, but counts
 * as unchanged: until something is typed another template may take its place. Its statements are marked on their list.
 */
export function startTemplate(draft: QuizDraft): void {
  const selection =
    draft.type === 'never-have-i-ever'
      ? { category: draft.category, marks: Object.fromEntries(draft.questions.map(({ id, answer }) => [id, answer])) }
      : null;
  keepDraft(draft.type, { ...freshWork(draft.type), draft, selection });
}

/** Starts a draft of a stored quiz, unchanged, in place of what was there. */
export function startEdit(draft: QuizDraft, base: NonNullable<DraftWork['base']>): void {
  holdDraft(base.quizId, { draftId: newId(), draft, base, selection: null, changedAt: null });
}

function change(slot: string, how: (work: DraftWork) => Partial<DraftWork>): void {
  const work = workOf(slot);
  if (work) keepDraft(slot, { ...work, ...how(work), changedAt: Date.now() });
}
const questionsOf = (slot: string): readonly DraftQuestion[] => workOf(slot)?.draft.questions ?? [];

function setQuestions(slot: string, questions: readonly DraftQuestion[]): void {
  change(slot, ({ draft }) => ({ draft: withItems(draft, questions) }));
}

export function changeDraft(slot: string, part: Partial<Pick<QuizDraft, 'title' | 'isPublic' | 'password'>>): void {
  change(slot, ({ draft }) => ({ draft: { ...draft, ...part } }));
}

/** Lets a draft of a stored quiz go on from another revision than it began from. */
export const rebase = (slot: string, base: DraftWork['base']): void => change(slot, () => ({ base }));

/** Keeps the marks on a template's list in step with an item that came from it. */
function markItem(slot: string, { id }: DraftQuestion): void {
  const draft = workOf(slot)?.draft;
  const item = draft?.type === 'never-have-i-ever' ? draft.questions.find((one) => one.id === id) : undefined;
  if (item) markStatement(slot, id, item.answer);
}
const isMarked = (slot: string, id: string) => workOf(slot)?.selection?.marks[id] !== undefined;

export function changeQuestion(slot: string, question: DraftQuestion): void {
  setQuestions(
    slot,
    questionsOf(slot).map((one) => (one.id === question.id ? question : one)),
  );
  if (isMarked(slot, question.id)) markItem(slot, question);
}

/** Adds an empty item at the end and gives its id; null when the list is full. */
export function addQuestion(slot: string): string | null {
  const work = workOf(slot);
  if (!work || work.draft.questions.length >= QUESTIONS_MAX) return null;
  const id = newId();
  setQuestions(slot, [...work.draft.questions, draftsOf(work.draft.type).emptyItem(id)]);
  return id;
}

/** An item that was removed: what brings it back where it was. */
export interface Removed {
  question: DraftQuestion;
  index: number;
  wasMarked: boolean;
}

/** Removes an item; the last one stays, and null is given. */
export function removeQuestion(slot: string, id: string): Removed | null {
  const questions = questionsOf(slot);
  const index = questions.findIndex((one) => one.id === id);
  const question = questions[index];
  if (!question || questions.length === 1) return null;
  const wasMarked = isMarked(slot, id);
  setQuestions(slot, questions.toSpliced(index, 1));
  if (wasMarked) markStatement(slot, id, undefined);
  return { question, index, wasMarked };
}

export function restoreQuestion(slot: string, { question, index, wasMarked }: Removed): void {
  setQuestions(slot, questionsOf(slot).toSpliced(index, 0, question));
  if (wasMarked) markItem(slot, question);
}

/** Moves an item one place up (-1) or down (1). Returns its new index; null at the end of the list. */
export function moveQuestion(slot: string, id: string, by: -1 | 1): number | null {
  const questions = questionsOf(slot);
  const from = questions.findIndex((one) => one.id === id);
  const moved = questions[from];
  const to = from + by;
  if (!moved || to < 0 || to >= questions.length) return null;
  setQuestions(slot, questions.toSpliced(from, 1).toSpliced(to, 0, moved));
  return to;
}

/**
 * Opens a template's list with nothing marked. Items whose statement was rewritten become items of their own: another
 * list takes away only what was left as it was.
 */
export function startSelection(slot: string, category: Selection['category']): void {
  change(slot, ({ draft }) => {
    const selection = { category, marks: {} };
    if (draft.type !== 'never-have-i-ever') return { selection };
    const free = draft.questions.map((one) => (isRewritten(one.id, one.statement) ? { ...one, id: newId() } : one));
    return { selection, draft: { ...draft, questions: free } };
  });
}

/** Marks a statement with an answer, or takes its mark away. */
export function markStatement(slot: string, id: string, answer: NeverItem['answer'] | undefined): void {
  change(slot, ({ selection }) => {
    if (!selection) return {};
    const { [id]: _, ...others } = selection.marks;
    return { selection: { ...selection, marks: answer ? { ...others, [id]: answer } : others } };
  });
}

export function setMarks(slot: string, marks: Selection['marks']): void {
  change(slot, ({ selection }) => (selection ? { selection: { ...selection, marks } } : {}));
}

/** Takes over the items that a template's list was turned into. */
export function takeItems(slot: string, items: NeverItem[], category: QuizDraft['category']): void {
  change(slot, ({ draft }) => ({ draft: { ...withItems(draft, items), category } }));
}

/** Returns whether nothing has been typed into any item of a draft. */
export function hasNoItems({ type, questions }: QuizDraft): boolean {
  const items: readonly DraftQuestion[] = questions;
  return items.every((item) => draftsOf(type).isEmpty(item));
}

/** Whether nothing has been typed or marked in a draft yet. */
export function isBlank({ draft, selection }: DraftWork): boolean {
  const marks = Object.keys(selection?.marks ?? {}).length;
  return isBlankText(draft.title) && marks === 0 && hasNoItems(draft);
}
