import * as z from 'zod/mini';
import type { FieldProblem, FieldProblems } from '../errors.ts';
import { GAMES } from '../games/index.ts';
import { QUIZ_PASSWORD_GOOD } from '../limits.ts';
import { typedPassword } from '../typed-identifier.ts';
import { isBlankText } from '../typed-text.ts';
import { draftsOf, type QuizDraft, quizDraft } from './draft.ts';

/** Returns whether a password is guessed quickly: it is short, or only digits. It is allowed (spec section 5). */
export function isWeakPassword(password: string): boolean {
  const typed = typedPassword(password);
  return typed !== '' && (Array.from(typed).length < QUIZ_PASSWORD_GOOD || /^\d+$/.test(typed));
}

/** Returns a problem per field path (spec section 5). With `hasPassword` a blank password keeps the old one. */
export function findDraftProblems(draft: QuizDraft, hasPassword = false): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  if (isBlankText(draft.title)) problems['title'] = 'required';
  if (!draft.isPublic && !hasPassword && typedPassword(draft.password) === '') problems['password'] = 'required';
  const { questions } = draft;
  if (questions.length < GAMES[draft.type].minQuestions) problems['questions'] = 'too-few';
  if (new Set(questions.map(({ id }) => id)).size < questions.length) problems['questions'] = 'duplicate';
  for (const [path, problem] of Object.entries(draftsOf(draft.type).findProblems(questions)))
    problems[`questions.${path}`] = problem;
  return problems;
}

/** Returns the same for a draft that is being written: it may also have texts that the server would refuse as too long. */
export function findWritingProblems(draft: QuizDraft, hasPassword = false): FieldProblems {
  const problems: Record<string, FieldProblem> = { ...findDraftProblems(draft, hasPassword) };
  for (const issue of z.safeParse(quizDraft, draft).error?.issues ?? [])
    if (issue.code === 'too_big' && issue.origin === 'string') problems[issue.path.join('.')] = 'too-long';
  return problems;
}
