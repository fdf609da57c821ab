import { QUESTIONS_MAX } from '@domain/limits.ts';
import { type DraftQuestion, draftsOf, type QuizDraft, withItems } from '@domain/quiz/draft.ts';
import { type DraftWork, isBlank, type Selection } from '@domain/quiz/stored-drafts.ts';
import { holdDraft, keepDraft, useDrafts } from './draft-storage.ts';

const newId = () => crypto.randomUUID();
const workOf = (slot: string) => useDrafts.getState().works[slot];

const newWork = (draft: QuizDraft): DraftWork => ({
  draftId: newId(),
  draft,
  base: null,
  selection: null,
  changedAt: null,
});

/** Starts a new quiz, replacing the old draft. All that is in it was written by the app: it's blank until it is changed. */
export function startDraft(draft: QuizDraft): void {
  const untouched = draft.questions.map(({ id }) => id);
  holdDraft(draft.type, { ...newWork(draft), ready: { title: draft.title, untouched } });
}

/**
 * Starts a new quiz from a template, replacing the old draft. It is stored immediately for a reload but counts as
 * unchanged, so another template may replace it. Where the game has lists, its items are selected on theirs.
 */
export function startTemplate(draft: QuizDraft): void {
  const { marking } = draftsOf(draft.type);
  const selection = marking && {
    category: draft.category,
    marks: Object.fromEntries(draft.questions.map((item) => [item.id, marking.answerOf(item) ?? marking.answers[0]])),
  };
  keepDraft(draft.type, { ...newWork(draft), selection });
}

/** Starts a new quiz from a copy of a stored one, like a template. */
export const startCopy = (draft: QuizDraft): void => keepDraft(draft.type, newWork(draft));

/** Starts an unchanged draft of a stored quiz, replacing the old one. */
export function startEdit(draft: QuizDraft, base: NonNullable<DraftWork['base']>): void {
  holdDraft(base.quizId, { draftId: newId(), draft, base, selection: null, changedAt: null });
}

function change(slot: string, how: (work: DraftWork) => Partial<DraftWork>): void {
  const work = workOf(slot);
  if (work) keepDraft(slot, { ...work, ...how(work), changedAt: Date.now(), isDue: false });
}
const questionsOf = (slot: string): readonly DraftQuestion[] => workOf(slot)?.draft.questions ?? [];

function setQuestions(slot: string, questions: readonly DraftQuestion[]): void {
  change(slot, ({ draft }) => ({ draft: withItems(draft, questions) }));
}

export function changeDraft(
  slot: string,
  part: Partial<Pick<QuizDraft, 'title' | 'isPublic' | 'hasBoard' | 'allowsRemix' | 'password'>>,
): void {
  change(slot, ({ draft }) => ({ draft: { ...draft, ...part } }));
}

/** Moves a draft of a stored quiz to another base revision. */
export const rebase = (slot: string, base: DraftWork['base']): void => change(slot, () => ({ base }));

/** Syncs the selection on a template's list with an item that came from it. */
function syncMark(slot: string, { id }: DraftQuestion): void {
  const draft = workOf(slot)?.draft;
  const item = questionsOf(slot).find((one) => one.id === id);
  if (draft && item) markItem(slot, id, draftsOf(draft.type).marking?.answerOf(item) ?? undefined);
}
const isMarked = (slot: string, id: string) => workOf(slot)?.selection?.marks[id] !== undefined;

export function changeQuestion(slot: string, question: DraftQuestion): void {
  const questions = questionsOf(slot).map((one) => (one.id === question.id ? question : one));
  change(slot, ({ draft, ready }) => ({
    draft: withItems(draft, questions),
    ...(ready && { ready: { ...ready, untouched: ready.untouched.filter((id) => id !== question.id) } }),
  }));
  if (isMarked(slot, question.id)) syncMark(slot, question);
}

/** Replaces a ready item by another one. A blank draft stays blank, and isn't stored. */
export function replaceQuestion(slot: string, id: string, item: DraftQuestion): void {
  const work = workOf(slot);
  if (!work) return;
  const { draft, ready = { title: '', untouched: [] } } = work;
  const questions = questionsOf(slot).map((one) => (one.id === id ? item : one));
  const replaced = {
    draft: withItems(draft, questions),
    ready: { ...ready, untouched: [...ready.untouched, item.id] },
  };
  if (isBlank(work)) holdDraft(slot, { ...work, ...replaced });
  else change(slot, () => replaced);
}

/** Adds an empty item at the end and returns its id; null when the list is full. */
export function addQuestion(slot: string): string | null {
  const work = workOf(slot);
  if (!work || work.draft.questions.length >= QUESTIONS_MAX) return null;
  const id = newId();
  setQuestions(slot, [...work.draft.questions, draftsOf(work.draft.type).emptyItem(id)]);
  return id;
}

/** A removed item, with what is needed to restore it. */
export interface Removed {
  question: DraftQuestion;
  index: number;
  wasMarked: boolean;
}

/** Removes an item and returns it; the last one stays, and null is returned. */
export function removeQuestion(slot: string, id: string): Removed | null {
  const questions = questionsOf(slot);
  const index = questions.findIndex((one) => one.id === id);
  const question = questions[index];
  if (!question || questions.length === 1) return null;
  const wasMarked = isMarked(slot, id);
  setQuestions(slot, questions.toSpliced(index, 1));
  if (wasMarked) markItem(slot, id, undefined);
  return { question, index, wasMarked };
}

export function restoreQuestion(slot: string, { question, index, wasMarked }: Removed): void {
  setQuestions(slot, questionsOf(slot).toSpliced(index, 0, question));
  if (wasMarked) syncMark(slot, question);
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
 * Opens a template's list with nothing selected. Items that were rewritten become independent: another list
 * replaces only unchanged ones.
 */
export function startSelection(
  slot: string,
  category: Selection['category'],
  isRewritten: (item: DraftQuestion) => boolean,
): void {
  change(slot, ({ draft }) => {
    const free = draft.questions.map((one) => (isRewritten(one) ? { ...one, id: newId() } : one));
    return { selection: { category, marks: {} }, draft: withItems(draft, free) };
  });
}

/** Selects an item of the list with an answer, or deselects it. */
export function markItem(slot: string, id: string, answer: string | undefined): void {
  change(slot, ({ selection }) => {
    if (!selection) return {};
    const { [id]: _, ...others } = selection.marks;
    const { [id]: __, ...guesses } = selection.guesses ?? {};
    return { selection: { ...selection, marks: answer ? { ...others, [id]: answer } : others, guesses } };
  });
}

/** Keeps what was drawn at random until its creator has answered it. */
export function setGuesses(slot: string, guesses: Selection['marks']): void {
  change(slot, ({ selection }) => (selection ? { selection: { ...selection, guesses } } : {}));
}

/** Replaces the items with a template's selection. */
export function setItems(slot: string, items: readonly DraftQuestion[], category: QuizDraft['category']): void {
  change(slot, ({ draft }) => ({ draft: { ...withItems(draft, items), category } }));
}
