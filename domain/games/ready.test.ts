import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { KNOW_ME_OPTIONS, OPTION_TEXT_MAX, QUESTION_TEXT_MAX, QUESTIONS_MAX } from '../limits.ts';
import { flattenTexts } from '../locales/flatten-texts.ts';
import { READY } from '../locales/ready.ts';

const CARD_MAX = 90;
const statementsIn = (language: Language) => {
  const { normal, spicy } = READY[language]['never-have-i-ever'];
  return Object.entries({ ...normal, ...spicy }).map(([id, text]) => ({ id, text }));
};
const questionsIn = (language: Language) => Object.values(READY[language]['know-me'].normal);
const beginningsIn = (language: Language) => Object.values(READY[language]['two-truths'].normal);
/** Returns those that appear more than once, whatever their case. */
function twice(texts: readonly string[]): string[] {
  const seen = texts.map((text) => text.toLowerCase());
  return seen.filter((text, at) => seen.indexOf(text) !== at);
}

describe('the ready content', () => {
  it('has 60 questions, 40 sentence beginnings and two lists of statements that fill a quiz each', () => {
    const { normal, spicy } = READY.en['never-have-i-ever'];
    expect([questionsIn('en').length, beginningsIn('en').length]).toEqual([60, 40]);
    expect([Object.keys(normal).length, Object.keys(spicy).length]).toEqual([QUESTIONS_MAX, QUESTIONS_MAX]);
  });

  it('has the same ids in all languages, no duplicates, and none with the separator', () => {
    const ids = Object.values(READY.en).flatMap((game) => Object.values(game).flatMap(Object.keys));
    expect(twice(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]\d\d$/.test(id))).toEqual([]);
    expect(flattenTexts(READY.fr).map(([key]) => key)).toEqual(flattenTexts(READY.en).map(([key]) => key));
  });

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const questions = questionsIn(language);
    const beginnings = beginningsIn(language);
    const statements = statementsIn(language).map(({ text }) => text);

    it('repeats nothing', () => {
      expect(twice(questions.map(({ question }) => question))).toEqual([]);
      expect(questions.filter(({ options }) => twice(options).length > 0)).toEqual([]);
      expect([...twice(beginnings), ...twice(statements)]).toEqual([]);
    });

    it('has four answers to each question, which differ in meaning and fit the layout', () => {
      expect(questions.filter(({ options }) => options.length !== KNOW_ME_OPTIONS)).toEqual([]);
      const most = Math.min(60, OPTION_TEXT_MAX);
      expect(questions.flatMap(({ options }) => options).filter((text) => text.length > most)).toEqual([]);
      expect(questions.filter(({ question }) => !/\?$/.test(question) || question.length > CARD_MAX)).toEqual([]);
    });

    it('has beginnings with a gap, and enough room to fill it', () => {
      expect(beginnings.filter((text) => !/ \.\.\.( |$)/.test(text))).toEqual([]);
      expect(beginnings.filter((text) => text.length > OPTION_TEXT_MAX / 2)).toEqual([]);
    });

    it('has statements that fit on a card', () => {
      const most = Math.min(CARD_MAX, QUESTION_TEXT_MAX);
      expect(statements.filter((text) => text.length > most)).toEqual([]);
    });

    it('starts with a capital or a quotation mark, and uses the punctuation of the locale files', () => {
      const all = flattenTexts(READY[language]).map(([, text]) => text);
      expect(all.filter((text) => !/^[\p{Lu}“«]/u.test(text) || /\s\s|[’"]|\s$/.test(text))).toEqual([]);
      expect(statements.filter((text) => !/^\p{Lu}\p{Ll}+ \S/u.test(text) || text.endsWith('.'))).toEqual([]);
    });
  });

  it('has French statements that follow on from "avoir" and need no gender agreement', () => {
    const others = /^(je|jamais|été|allé|venu|parti|resté|tombé|arrivé|devenu|né)e? /i;
    expect(statementsIn('fr').filter(({ text }) => others.test(text))).toEqual([]);
    const all = flattenTexts(READY.fr).map(([, text]) => text);
    expect(all.filter((text) => /·|\(e\)|\b(je suis|suis) (allé|né|resté|tombé|fier|prêt)/i.test(text))).toEqual([]);
  });
});
