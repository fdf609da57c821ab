import * as z from 'zod/mini';
import { type DraftOf, GAME_DRAFTS, type ItemOf } from '../games/drafts.ts';
import { type DraftBase, draftBase, type GameDraft, itemsOf } from '../games/game-draft.ts';
import { QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { isBlankText } from '../typed-text.ts';
import type { Question, Quiz, QuizKey } from './quiz.ts';

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

/** Returns the draft of a quiz, except for the order of two truths and the password: blank keeps the old one. */
export function draftFromQuiz(quiz: Quiz, key: QuizKey): QuizDraft {
  const { type, title, isPublic, category, hasBoard, allowsRemix } = quiz;
  const { toDraft, toItem } = draftsOf(type);
  const chosen = { ...(hasBoard !== undefined && { hasBoard }), ...(allowsRemix !== undefined && { allowsRemix }) };
  const base = { title, isPublic, password: '', category, ...chosen };
  return toDraft(base, key.questions.map(toItem));
}

/** The texts of an item that its players don't read. */
const UNREAD = new Set(['id', 'answer']);
const isText = (value: unknown): value is string => typeof value === 'string';

export const textsOf = (item: DraftQuestion): string[] =>
  Object.entries(item).flatMap(([name, value]) => (UNREAD.has(name) ? [] : [value].flat().filter(isText)));

export const isEmptyItem = (item: DraftQuestion): boolean => textsOf(item).every(isBlankText);

export const textsIn = ({ title, questions }: QuizDraft): string[] => [title, ...questions.flatMap(textsOf)];
