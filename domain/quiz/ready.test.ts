import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GAMES, QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { GAME_READY } from '../games/ready.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { seededRandom } from '../shuffle.ts';
import { type DraftQuestion, quizDraft, textsOf } from './draft.ts';
import { findDraftProblems } from './draft-problems.ts';
import { drawItem, isAsOffered, isRewritten, piecesOf, readyDraft, templateDraft } from './ready.ts';

let made = 0;
const newId = () => `id${made++}`;
const TEMPLATES = QUIZ_TYPES.flatMap((type) => Object.keys(GAME_READY[type].templates).map((name) => ({ type, name })));
const drawing = (seed = 'any') => ({ language: 'en' as const, random: seededRandom(seed), newId });
/** What only the creator knows: which answer is right, and how the sentences end. A game that isn't here may ask for anything. */
const TO_SAY = {
  'know-me': { correctAnswer: 'required' },
  'two-truths': { truth1: 'unfinished', truth2: 'unfinished', lie: 'unfinished' },
  'never-have-i-ever': {},
};
const toSay: Partial<Record<QuizType, Readonly<Record<string, string>>>> = TO_SAY;
const itemsOf = (questions: readonly DraftQuestion[]) => [...questions];

describe('a new quiz', () => {
  it.each(['know-me', 'two-truths'] as const)('starts with five different ready items (%s)', (type) => {
    const draft = readyDraft(type, 'Mine', drawing());
    expect(z.safeParse(quizDraft, draft).success).toBe(true);
    expect(draft.questions).toHaveLength(5);
    const pieces = itemsOf(draft.questions).flatMap((item) => piecesOf(type, item));
    expect(new Set(pieces).size).toBe(5 * GAME_READY[type].perItem);
    const missing = draft.questions.flatMap((_, at) =>
      Object.keys(TO_SAY[type]).map((field) => `questions.${at}.${field}`),
    );
    expect(Object.keys(findDraftProblems(draft))).toEqual(missing);
  });

  it('starts empty in games whose creators choose from lists', () => {
    const { title, questions } = readyDraft('never-have-i-ever', 'Mine', drawing());
    expect([title, questions.length]).toEqual(['Mine', 5]);
    expect(itemsOf(questions).flatMap(textsOf).join('')).toBe('');
  });
});

describe('the next suggestion', () => {
  it.each(['know-me', 'two-truths'] as const)(
    'was not shown yet, and once all were, is one that is not in the draft (%s)',
    (type) => {
      const { perItem, lists } = GAME_READY[type];
      const draft = readyDraft(type, 'Mine', drawing());
      const used = itemsOf(draft.questions).flatMap((item) => piecesOf(type, item));
      const shown = [...used];
      while (shown.length + perItem <= lists.normal.length) {
        const item = drawItem(draft, shown, drawing());
        const pieces = item ? piecesOf(type, item) : [];
        expect(pieces).toHaveLength(perItem);
        expect(shown.filter((piece) => pieces.includes(piece))).toEqual([]);
        shown.push(...pieces);
      }
      const again = drawItem(draft, shown, drawing());
      expect(again && used.filter((piece) => piecesOf(type, again).includes(piece))).toEqual([]);
    },
  );

  it('is missing when all are in the draft', () => {
    const { normal } = GAME_READY['know-me'].lists;
    const questions = normal.map((id) => GAME_READY['know-me'].itemOf(id, [id], 'en'));
    expect(drawItem({ ...readyDraft('know-me', '', drawing()), type: 'know-me', questions }, [], drawing())).toBeNull();
  });
});

describe('whether a ready item was changed', () => {
  const [item] = itemsOf(readyDraft('know-me', '', drawing()).questions);
  if (!item || !('question' in item)) throw new Error('there is no question');

  it('depends on its texts, in any language, and not on its answer', () => {
    const french = GAME_READY['know-me'].itemOf(item.id, [item.id], 'fr');
    for (const one of [item, french, { ...item, correctAnswer: 2 }, { ...item, question: ` ${item.question} ` }])
      expect([isAsOffered('know-me', one), isRewritten('know-me', one)]).toEqual([true, false]);
    const changed = { ...item, options: item.options.with(1, 'Mine') };
    expect([isAsOffered('know-me', changed), isRewritten('know-me', changed)]).toEqual([false, true]);
  });

  it('does not apply to an item that a person wrote', () => {
    for (const id of ['own', '', 'b01', 'b01-b02', 'k01-k02'])
      expect([piecesOf('know-me', { id }), isRewritten('know-me', { ...item, id })]).toEqual([[], false]);
  });
});

describe('the templates', () => {
  describe.each(TEMPLATES)('$name', ({ type, name }) => {
    it.each(LANGUAGE_CODES)('is a complete draft in %s but for what the creator has to say', (language) => {
      const draft = templateDraft(type, name, language);
      if (!draft) throw new Error('there is no such template');
      expect(z.safeParse(quizDraft, draft).success).toBe(true);
      expect([draft.type, draft.title === '']).toEqual([type, false]);
      expect(draft.questions.length).toBeGreaterThanOrEqual(Math.max(5, GAMES[type].minQuestions));
      expect(itemsOf(draft.questions).every((item) => isAsOffered(type, item))).toBe(true);
      const fields = toSay[type];
      const missing = draft.questions.flatMap((_, at) =>
        Object.entries(fields ?? {}).map(([field, problem]) => [`questions.${at}.${field}`, problem]),
      );
      if (fields) expect(findDraftProblems(draft)).toEqual(Object.fromEntries(missing));
      for (const [path, problem] of Object.entries(findDraftProblems(draft)))
        expect([path, problem]).toEqual([
          expect.stringMatching(/^questions\.\d/),
          expect.stringMatching(/^(required|unfinished)$/),
        ]);
    });

    it('differs in French, where every item counts as unchanged', () => {
      const [english, french] = [templateDraft(type, name, 'en'), templateDraft(type, name, 'fr')];
      expect(french?.title).not.toBe(english?.title);
      const ids = (draft: typeof french) => itemsOf(draft?.questions ?? []).map(({ id }) => id);
      expect(ids(french)).toEqual(ids(english));
      expect(itemsOf(french?.questions ?? []).every((item) => isAsOffered(type, item))).toBe(true);
    });
  });

  it('are found by game and name only', () => {
    expect(templateDraft('know-me', 'nothing-of-ours', 'en')).toBeNull();
    expect(templateDraft('know-me', 'bluff-night', 'en')).toBeNull();
    expect(templateDraft('know-me', 'toString', 'en')).toBeNull();
  });
});
