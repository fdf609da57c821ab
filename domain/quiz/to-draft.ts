import { draftsOf, type QuizDraft } from './draft.ts';
import type { Quiz, QuizKey } from './quiz.ts';

/** Returns the draft of a quiz, except for the order of two truths and the password: blank keeps the old one. */
export function draftFromQuiz(quiz: Quiz, key: QuizKey): QuizDraft {
  const { type, title, isPublic, category, hasBoard, allowsRemix } = quiz;
  const { toDraft, toItem } = draftsOf(type);
  const chosen = { ...(hasBoard !== undefined && { hasBoard }), ...(allowsRemix !== undefined && { allowsRemix }) };
  const base = { title, isPublic, password: '', category, ...chosen };
  return toDraft(base, key.questions.map(toItem));
}
