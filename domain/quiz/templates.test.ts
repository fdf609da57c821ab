import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GAMES, QUIZ_TYPES } from '../games/index.ts';
import { isRewritten, isStatement } from '../games/never-have-i-ever/statements.ts';
import { GAME_TEMPLATES } from '../games/templates.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { KNOW_ME_OPTIONS } from '../limits.ts';
import { findDraftProblems, quizDraft } from './draft.ts';
import { templateDraft } from './templates.ts';

let made = 0;
const newId = () => `id${made++}`;
const ALL = QUIZ_TYPES.flatMap((type) => GAME_TEMPLATES[type].names.map((name) => ({ type, name })));
const textsOf = (question: object) => Object.entries(question).filter(([name]) => name !== 'id' && name !== 'answer');

describe('the templates', () => {
  it('are two per game', () => {
    expect(QUIZ_TYPES.map((type) => GAME_TEMPLATES[type].names.length)).toEqual([2, 2, 2]);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(6);
  });

  describe.each(ALL)('$name', ({ type, name }) => {
    it.each(LANGUAGE_CODES)('is a draft in %s with nothing missing but what the creator has to say', (language) => {
      const draft = templateDraft(type, name, language, newId);
      if (!draft) throw new Error('there is no such template');
      expect(z.safeParse(quizDraft, draft).success).toBe(true);
      expect(draft.type).toBe(type);
      expect(draft.questions.length).toBeGreaterThanOrEqual(Math.max(5, GAMES[type].minQuestions));
      // left to the creator: which answer is right, and how the sentences end
      const toSay = {
        'know-me': ['correctAnswer'],
        'two-truths': ['truth1', 'truth2', 'lie'],
        'never-have-i-ever': [],
      };
      const missing = draft.questions.flatMap((_, at) =>
        toSay[type].map((field) => [`questions.${at}.${field}`, 'required']),
      );
      expect(findDraftProblems(draft)).toEqual(Object.fromEntries(missing));
    });

    it('says something else in French, item by item', () => {
      const english = templateDraft(type, name, 'en', newId);
      const french = templateDraft(type, name, 'fr', newId);
      expect(french?.title).not.toBe(english?.title);
      expect(french?.questions).toHaveLength(english?.questions.length ?? 0);
      const [en, fr] = [english, french].map((draft) =>
        [...(draft?.questions ?? [])].map((one) => String(textsOf(one))),
      );
      for (const [at, text] of (en ?? []).entries()) expect(fr?.[at]).not.toBe(text);
    });

    it('keeps French marks on the line of their word', () => {
      const texts = JSON.stringify(templateDraft(type, name, 'fr', newId)).replace(/"[:,]|[{}[\]]/g, '');
      expect(texts).not.toMatch(/«[^\u00a0]|[^\u00a0][»?!;]|[a-zé]:/);
    });
  });

  it.each(GAME_TEMPLATES['know-me'].names)('%s offers four answers each and marks none', (name) => {
    for (const question of templateDraft('know-me', name, 'en', newId)?.questions ?? []) {
      expect(question).toMatchObject({ correctAnswer: null });
      expect('options' in question && question.options).toHaveLength(KNOW_ME_OPTIONS);
    }
  });

  it.each(GAME_TEMPLATES['never-have-i-ever'].names)('%s takes its statements from the list', (name) => {
    for (const question of templateDraft('never-have-i-ever', name, 'fr', newId)?.questions ?? []) {
      expect(isStatement(question.id)).toBe(true);
      expect('statement' in question && isRewritten(question.id, question.statement)).toBe(false);
    }
  });

  it('are known by game and name only', () => {
    expect(templateDraft('know-me', 'nothing-of-ours', 'en', newId)).toBeNull();
    expect(templateDraft('know-me', 'bluff-night', 'en', newId)).toBeNull();
    expect(templateDraft('know-me', 'toString', 'en', newId)).toBeNull();
  });
});
