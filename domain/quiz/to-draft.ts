import { draftsOf, type QuizDraft } from './draft.ts';
import type { Quiz, QuizKey } from './quiz.ts';

/** Returns a quiz as it was written, but for the order of two truths and the password: blank keeps the old one. */
export function draftFromQuiz({ type, title, isPublic, category, hasBoard }: Quiz, key: QuizKey): QuizDraft {
  const { toDraft, toItem } = draftsOf(type);
  const base = { title, isPublic, password: '', category, ...(hasBoard !== undefined && { hasBoard }) };
  return toDraft(base, key.questions.map(toItem));
}
