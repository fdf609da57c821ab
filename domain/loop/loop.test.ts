import { expect, it } from 'vitest';
import { funnelOf, loopFactor, viewsOf } from './loop.ts';

const told = (names: Readonly<Record<string, number>>, since = 0) => ({
  entry: 'link' as const,
  since,
  steps: Object.fromEntries(Object.entries(names).map(([name, at]) => [`take-quiz/${name}`, at])),
});

it('one creator is one view of a visit, however the name is spelled and however often the visit is told', () => {
  expect(viewsOf(told({ ada: 3, Ada: 1, ADA: 2, aDa: 9 }))).toEqual(['ada']);
  expect(viewsOf(told({ ada: 3, Ada: 1 }, 2))).toEqual([]);
  expect(viewsOf({ ...told({ ada: 1 }), steps: { 'public-profile/ada': 1, 'take-quiz/ada': 2 } })).toEqual(['ada']);
});

it('the first three creators of a visit count', () => {
  const many = { dora: 4, cleo: 3, 'not a name': 0, bob: 2, ada: 1 };
  expect(viewsOf(told(many))).toEqual(['ada', 'bob', 'cleo']);
  expect(viewsOf(told(many, 2))).toEqual(['cleo']);
});

it('what no link brought is no part of K', () => {
  const day = { loop: { link: { finished: 4, published: 1 }, site: { published: 12 } }, loopTimes: {} };
  expect(loopFactor(funnelOf([day]))).toBe(1 / 4);
  expect(funnelOf([day], ['site']).published).toBe(12);
});
