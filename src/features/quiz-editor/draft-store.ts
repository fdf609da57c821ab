import { QUESTIONS_MAX } from '@domain/limits.ts';
import { type DraftQuestion, emptyDraft, emptyQuestion, type QuizDraft } from '@domain/quiz/draft.ts';
import type { QuizType } from '@domain/quiz/quiz.ts';
import { type DraftWork, readDrafts } from '@domain/quiz/stored-drafts.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

interface DraftState {
  ownerId: string | null;
  /** At most one per type: trying another game loses nothing. */
  works: readonly DraftWork[];
}

const restore = (): DraftState => readDrafts(readStored(STORAGE_KEYS.quizDraft)) ?? { ownerId: null, works: [] };

export const useDrafts = create<DraftState>(restore);

useDrafts.subscribe(({ ownerId, works }) => {
  // a password is typed again after a reload rather than kept legibly on the device
  const kept = works.map(({ draftId, draft }) => ({ draftId, draft: { ...draft, password: '' } }));
  writeStored(STORAGE_KEYS.quizDraft, works.length === 0 ? null : { ownerId, works: kept });
});

const newId = () => crypto.randomUUID();
const workOf = (type: QuizType) => useDrafts.getState().works.find(({ draft }) => draft.type === type);

/** Takes up the drafts of a creator; those of another one who used this device are thrown away. */
export function openDrafts(ownerId: string): void {
  if (useDrafts.getState().ownerId !== ownerId) useDrafts.setState({ ownerId, works: [] });
}

/** Starts a draft of this type unless there is one. */
export function ensureDraft(type: QuizType): void {
  if (workOf(type)) return;
  const made = { draftId: newId(), draft: emptyDraft(type, newId) };
  useDrafts.setState(({ works }) => ({ works: [...works, made] }));
}

export function discardDraft(type: QuizType): void {
  useDrafts.setState(({ works }) => ({ works: works.filter(({ draft }) => draft.type !== type) }));
}

function update(type: QuizType, change: (draft: QuizDraft) => QuizDraft): void {
  useDrafts.setState(({ works }) => ({
    works: works.map((one) => (one.draft.type === type ? { ...one, draft: change(one.draft) } : one)),
  }));
}
// a draft's questions are always of its own type: the editor of a type only ever makes and changes such
const withQuestions = (draft: QuizDraft, questions: readonly DraftQuestion[]) => ({ ...draft, questions }) as QuizDraft;

export function changeDraft(type: QuizType, part: Partial<Pick<QuizDraft, 'title' | 'isPublic' | 'password'>>): void {
  update(type, (draft) => ({ ...draft, ...part }));
}

export function changeQuestion(type: QuizType, question: DraftQuestion): void {
  update(type, (draft) =>
    withQuestions(
      draft,
      draft.questions.map((one) => (one.id === question.id ? question : one)),
    ),
  );
}

/** Adds an empty item at the end and gives its id; null when the list is full. */
export function addQuestion(type: QuizType): string | null {
  const id = newId();
  if ((workOf(type)?.draft.questions.length ?? 0) >= QUESTIONS_MAX) return null;
  update(type, (draft) => withQuestions(draft, [...draft.questions, emptyQuestion(type, id)]));
  return id;
}

/** Removes an item; the last one stays. */
export function removeQuestion(type: QuizType, id: string): void {
  update(type, (draft) =>
    draft.questions.length > 1
      ? withQuestions(
          draft,
          draft.questions.filter((one) => one.id !== id),
        )
      : draft,
  );
}

/** Puts a removed item back where it was. */
export function restoreQuestion(type: QuizType, question: DraftQuestion, index: number): void {
  update(type, (draft) => withQuestions(draft, [...draft.questions].toSpliced(index, 0, question)));
}

const isEmpty = (question: DraftQuestion) =>
  Object.entries(question).every(
    ([name, value]) => name === 'id' || name === 'answer' || value === null || [value].flat().join('').trim() === '',
  );

/** Whether nothing has been typed into a draft yet. */
export function isBlank({ title, questions }: QuizDraft): boolean {
  return title.trim() === '' && [...questions].every(isEmpty);
}
