import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../languages.ts';
import { QUESTION_TEXT_MAX, QUESTIONS_MAX } from '../../limits.ts';
import { clampDrawCount, drawStatements, isRewritten, statementsIn } from './statements.ts';

const CARD_MAX = 90;
const allIn = (language: Language) => [...statementsIn('normal', language), ...statementsIn('spicy', language)];
const [normal, spicy] = [statementsIn('normal', 'en'), statementsIn('spicy', 'en')];
const all = allIn('en');

/** Numbers in [0, 1) that are the same in every run (a linear congruential generator). */
function seeded(): () => number {
  let state = 20;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the preset lists', () => {
  it('fill a quiz each, and share no id', () => {
    expect([normal.length, spicy.length]).toEqual([QUESTIONS_MAX, QUESTIONS_MAX]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are not the same in two languages', () => {
    const french = new Map(allIn('fr').map(({ id, text }) => [id, text.toLowerCase()]));
    expect([...french.keys()]).toEqual(all.map(({ id }) => id));
    for (const { id, text } of all) expect(text.toLowerCase(), id).not.toBe(french.get(id));
  });

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const texts = allIn(language).map(({ text }) => text);

    it('say nothing twice', () => {
      const seen = texts.map((text) => text.toLowerCase());
      expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([]);
    });

    it('fit on a card', () => {
      const most = Math.min(CARD_MAX, QUESTION_TEXT_MAX);
      expect(texts.filter((text) => text.length > most)).toEqual([]);
    });

    it('begin with a capital, end without a full stop and use the marks of the locale files', () => {
      expect(texts.filter((text) => !/^\p{Lu}\p{Ll}+ \S/u.test(text))).toEqual([]);
      expect(texts.filter((text) => /[.\s]$|\s\s|[’"]/.test(text))).toEqual([]);
    });
  });

  it('do not repeat in English the words that the label begins with', () => {
    expect(all.filter(({ text }) => /^(never|ever|i|have)\b/i.test(text))).toEqual([]);
  });

  it('follow in French on "avoir", so that nothing agrees with the person', () => {
    const others = /^(je|jamais|été|allé|venu|parti|resté|tombé|arrivé|devenu|né)e? /i;
    expect(allIn('fr').filter(({ text }) => others.test(text) || /·|\(e\)/.test(text))).toEqual([]);
  });

  it('keep French marks on the line of their word', () => {
    expect(allIn('fr').filter(({ text }) => /«[^\u00a0]|[^\u00a0][»!?:;]/.test(text))).toEqual([]);
  });
});

describe('isRewritten', () => {
  it('is false for a ready statement in any language, and for what never was one', () => {
    for (const { id, text } of LANGUAGE_CODES.flatMap(allIn)) expect(isRewritten(id, ` ${text}`), id).toBe(false);
    expect(isRewritten('own', 'Anything')).toBe(false);
    expect(isRewritten('n01', 'Anything')).toBe(true);
  });
});

describe('drawStatements', () => {
  it.each([5, 12, QUESTIONS_MAX])('gives %i different statements of the list', (count) => {
    const drawn = Object.keys(drawStatements(normal, count, seeded()));
    expect(drawn).toHaveLength(count);
    expect(normal.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn));
  });

  it.each([0, 1 - Number.EPSILON])('holds at the edge of what random gives (%d)', (edge) => {
    const answers = Object.values(drawStatements(spicy, QUESTIONS_MAX, () => edge));
    expect(answers).toEqual(spicy.map(() => (edge === 0 ? 'never' : 'ever')));
  });

  it('draws every statement about as often, and gives each both answers about as often', () => {
    const random = seeded();
    const counts = new Map(normal.map(({ id }) => [id, { never: 0, ever: 0 }]));
    for (let draw = 0; draw < 12_000; draw++) {
      for (const [id, answer] of Object.entries(drawStatements(normal, 5, random))) {
        const count = counts.get(id);
        if (count) count[answer] += 1;
      }
    }
    for (const [id, { never, ever }] of counts) {
      expect(Math.abs(never - 500), id).toBeLessThan(80);
      expect(Math.abs(ever - 500), id).toBeLessThan(80);
    }
  });

  it('leaves the list as it was', () => {
    const list = normal.slice(0, 6);
    drawStatements(list, 5, seeded());
    expect(list).toEqual(normal.slice(0, 6));
  });
});

describe('clampDrawCount', () => {
  it.each([
    ['12', 12],
    [12, 12],
    [' 7 ', 7],
    ['5', 5],
    ['4', 5],
    ['0', 5],
    ['-3', 5],
    ['60', 60],
    ['61', 60],
    ['999', 60],
    ['1e99999', 60],
    ['7.9', 7],
    ['4.9', 5],
    ['', 5],
    [' ', 5],
    ['ten', 5],
    ['12 of them', 5],
    [Number.NaN, 5],
  ])('makes %j of 60 a count of %i', (typed, count) => {
    expect(clampDrawCount(typed, 60)).toBe(count);
  });

  it('never asks for more than there are', () => {
    expect(clampDrawCount('5', 3)).toBe(3);
  });
});
