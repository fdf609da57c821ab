import * as z from 'zod/mini';
import type { FieldProblem, FieldProblems } from '../errors.ts';
import {
  KNOW_ME_OPTIONS,
  MIN_QUESTIONS,
  OPTION_TEXT_MAX,
  QUESTION_TEXT_MAX,
  QUESTIONS_MAX,
  QUIZ_PASSWORD_MAX,
  QUIZ_PASSWORD_MIN,
  QUIZ_TITLE_MAX,
} from '../limits.ts';
import { text } from '../schema.ts';
import { isBlankText } from '../typed-text.ts';
import { NEVER_ANSWERS, type QuizType } from './quiz.ts';

const id = z.string().check(z.minLength(1), z.maxLength(40));

export const knowMeDraft = z.object({
  id,
  question: text(QUESTION_TEXT_MAX),
  options: z.array(text(OPTION_TEXT_MAX)).check(z.length(KNOW_ME_OPTIONS)),
  /** Index into `options`; null until one is chosen. */
  correctAnswer: z.nullable(z.int().check(z.gte(0), z.lt(KNOW_ME_OPTIONS))),
});
export const twoTruthsDraft = z.object({
  id,
  truth1: text(OPTION_TEXT_MAX),
  truth2: text(OPTION_TEXT_MAX),
  lie: text(OPTION_TEXT_MAX),
});
export const neverDraft = z.object({ id, statement: text(QUESTION_TEXT_MAX), answer: z.enum(NEVER_ANSWERS) });

const draftBase = {
  title: text(QUIZ_TITLE_MAX),
  isPublic: z.boolean(),
  /** Blank for a public quiz, and for a private one that keeps the password it has. */
  password: text(QUIZ_PASSWORD_MAX),
  category: z.enum(['normal', 'spicy']),
};
const list = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(QUESTIONS_MAX));

/** What the editor holds and `saveQuiz` takes: the shape only. `findDraftProblems` has the rules. */
export const quizDraft = z.discriminatedUnion('type', [
  z.object({ ...draftBase, type: z.literal('know-me'), questions: list(knowMeDraft) }),
  z.object({ ...draftBase, type: z.literal('two-truths'), questions: list(twoTruthsDraft) }),
  z.object({ ...draftBase, type: z.literal('never-have-i-ever'), questions: list(neverDraft) }),
]);
export type QuizDraft = z.infer<typeof quizDraft>;
export type DraftQuestion = QuizDraft['questions'][number];
export type KnowMeDraft = z.infer<typeof knowMeDraft>;
export type TwoTruthsDraft = z.infer<typeof twoTruthsDraft>;
export type NeverDraft = z.infer<typeof neverDraft>;

/** An empty item of the editor's list. */
export function emptyQuestion(type: QuizType, newId: string): DraftQuestion {
  if (type === 'know-me') return { id: newId, question: '', options: ['', '', '', ''], correctAnswer: null };
  if (type === 'two-truths') return { id: newId, truth1: '', truth2: '', lie: '' };
  return { id: newId, statement: '', answer: 'never' };
}

/** A fresh draft with as many empty items as the type needs at least. `newId` is called once per item. */
export function emptyDraft(type: QuizType, newId: () => string): QuizDraft {
  const questions = Array.from({ length: MIN_QUESTIONS[type] }, () => emptyQuestion(type, newId()));
  return { type, title: '', isPublic: true, password: '', category: 'normal', questions } as QuizDraft;
}

/** The gap in a sentence that a template only begins; a text with it is as good as empty. */
const GAP = / \.\.\.( |$)/;

/** Texts that differ only in case, spacing or signs that cannot be seen look the same to whoever chooses between them. */
const lookOf = (text: string) =>
  isBlankText(text)
    ? ''
    : text
        .normalize('NFC')
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .trim()
        .replace(/\s+/g, ' ')
        .toLowerCase();

/** Texts of one group are told apart by how they read, so two that read the same cannot both be offered. */
function markTexts(
  problems: Record<string, FieldProblem>,
  texts: ReadonlyArray<readonly [path: string, value: string]>,
) {
  const seen = new Set<string>();
  for (const [path, value] of texts) {
    const look = lookOf(value);
    if (look === '' || GAP.test(look)) problems[path] = 'required';
    else if (seen.has(look)) problems[path] = 'duplicate';
    seen.add(look);
  }
}

/** Whether a password is one that a program has soon tried out, though it may be long enough: digits and nothing else. */
export const isOnlyDigits = (password: string): boolean => /^\p{Nd}+$/u.test(password.trim());

function findPasswordProblem({ isPublic, password }: QuizDraft, hasPassword: boolean): FieldProblem | null {
  if (isPublic) return null;
  if (isBlankText(password)) return hasPassword ? null : 'required';
  return Array.from(password.trim()).length < QUIZ_PASSWORD_MIN ? 'too-short' : null;
}

/**
 * The rules a quiz must meet before it is saved (spec section 5, as settled: any option, the first included, can be
 * the right one). `hasPassword` says that the stored quiz is private already, so a blank password keeps the old one.
 * Returns a problem per field path; empty means it can be saved.
 */
export function findDraftProblems(draft: QuizDraft, hasPassword = false): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  if (isBlankText(draft.title)) problems['title'] = 'required';
  const password = findPasswordProblem(draft, hasPassword);
  if (password) problems['password'] = password;
  if (draft.questions.length < MIN_QUESTIONS[draft.type]) problems['questions'] = 'too-few';
  if (new Set(draft.questions.map((question) => question.id)).size < draft.questions.length) {
    problems['questions'] = 'duplicate';
  }
  draft.questions.forEach((question, index) => {
    const at = `questions.${index}`;
    if ('options' in question) {
      markTexts(problems, [[`${at}.question`, question.question]]);
      markTexts(
        problems,
        question.options.map((option, i) => [`${at}.options.${i}`, option] as const),
      );
      if (question.correctAnswer === null) problems[`${at}.correctAnswer`] = 'required';
    } else if ('lie' in question) {
      const { truth1, truth2, lie } = question;
      markTexts(problems, [
        [`${at}.truth1`, truth1],
        [`${at}.truth2`, truth2],
        [`${at}.lie`, lie],
      ]);
    }
  });
  if (draft.type === 'never-have-i-ever') {
    markTexts(
      problems,
      draft.questions.map(({ statement }, index) => [`questions.${index}.statement`, statement] as const),
    );
  }
  return problems;
}
