import * as z from 'zod/mini';
import type { FieldProblem, FieldProblems } from '../errors.ts';
import { type DraftOf, GAME_DRAFTS, type ItemOf } from '../games/drafts.ts';
import { type DraftBase, draftBase, type GameDraft, itemsOf } from '../games/game-draft.ts';
import { GAMES, QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { QUIZ_PASSWORD_MIN } from '../limits.ts';
import { isBlankText } from '../typed-text.ts';
import type { Question } from './quiz.ts';

/** The shape only, in the editor and in `saveQuiz`. `findDraftProblems` has the rules. */
export type QuizDraft = { [Type in QuizType]: DraftOf<Type> }[QuizType];
export type DraftQuestion = ItemOf<QuizType>;

const shapeOf = (type: QuizType) =>
  z.extend(draftBase, {
    type: z.literal(type),
    questions: itemsOf<z.ZodMiniType<DraftQuestion>>(GAME_DRAFTS[type].item),
  });
// TypeScript can't derive the type of a list built from the games
export const quizDraft = z.discriminatedUnion('type', QUIZ_TYPES.map(shapeOf) as never) as z.ZodMiniType<QuizDraft>;

/** Returns the draft rules of a game, for callers that treat all games alike. */
export const draftsOf = (type: QuizType): GameDraft<QuizDraft, Question> => GAME_DRAFTS[type];

export const withItems = ({ type, ...base }: QuizDraft, items: readonly DraftQuestion[]): QuizDraft =>
  draftsOf(type).toDraft(base, items);

export const NEW_DRAFT: DraftBase = { title: '', isPublic: true, password: '', category: 'normal' };

/** Returns a draft with the game's minimum number of empty items. Calls `newId` once per item. */
export function emptyDraft(type: QuizType, newId: () => string): QuizDraft {
  const items = Array.from({ length: GAMES[type].minQuestions }, () => draftsOf(type).emptyItem(newId()));
  return draftsOf(type).toDraft(NEW_DRAFT, items);
}

/** Returns whether a password is digits only, which a program guesses quickly even if it is long enough. */
export const isOnlyDigits = (password: string): boolean => /^\p{Nd}+$/u.test(password.trim());

function findPasswordProblem({ isPublic, password }: QuizDraft, hasPassword: boolean): FieldProblem | null {
  if (isPublic) return null;
  if (isBlankText(password)) return hasPassword ? null : 'required';
  return Array.from(password.trim()).length < QUIZ_PASSWORD_MIN ? 'too-short' : null;
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
