import type { FieldProblem, FieldProblems } from '../errors.ts';
import { GAMES } from '../games/index.ts';
import { QUIZ_PASSWORD_MIN } from '../limits.ts';
import { isBlankText, typedPassword } from '../typed-text.ts';
import { draftsOf, type QuizDraft } from './draft.ts';

/** Returns whether a password is digits only, which a program guesses quickly even if it is long enough. */
export const isOnlyDigits = (password: string): boolean => /^\d+$/.test(typedPassword(password));

function findPasswordProblem({ isPublic, password }: QuizDraft, hasPassword: boolean): FieldProblem | null {
  if (isPublic) return null;
  const typed = typedPassword(password);
  if (typed === '') return hasPassword ? null : 'required';
  return Array.from(typed).length < QUIZ_PASSWORD_MIN ? 'too-short' : null;
}

/** Returns a problem per field path (spec section 5). With `hasPassword` a blank password keeps the old one. */
export function findDraftProblems(draft: QuizDraft, hasPassword = false): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  if (isBlankText(draft.title)) problems['title'] = 'required';
  const password = findPasswordProblem(draft, hasPassword);
  if (password) problems['password'] = password;
  const { questions } = draft;
  if (questions.length < GAMES[draft.type].minQuestions) problems['questions'] = 'too-few';
  if (new Set(questions.map(({ id }) => id)).size < questions.length) problems['questions'] = 'duplicate';
  for (const [path, problem] of Object.entries(draftsOf(draft.type).findProblems(questions)))
    problems[`questions.${path}`] = problem;
  return problems;
}
