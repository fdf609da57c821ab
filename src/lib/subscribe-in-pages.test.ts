import { DomainError } from '@domain/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { type ListPage, subscribeInPages } from './subscribe-in-pages.ts';

/** A live list of numbers, the highest first, whose places are the numbers. */
interface Item {
  id: string;
  at: number;
}
let list: number[];
/** What is subscribed to now. */
let asked: { after: number | null; max: number; answer: (isFromCache?: boolean) => void; refuse: () => void }[];
let shown: { at: number[]; isFromCache: boolean };
let failure: string | null;

const answerAll = (isFromCache = false) => {
  for (let n = 0; n < asked.length; n++) asked[n]?.answer(isFromCache);
};
const start = (max: number) =>
  subscribeInPages<Item, number>(
    {
      size: 3,
      isBefore: (one, other) => one > other,
      subscribe: (after, wanted, next, fail) => {
        const page = (isFromCache: boolean): ListPage<Item, number> => {
          const places = list.filter((at) => after === null || at < after).slice(0, wanted);
          const items = places.map((at) => ({ id: `item ${at}`, at }));
          return { items, end: places.at(-1) ?? null, isFull: places.length === wanted, isFromCache };
        };
        const one = {
          after,
          max: wanted,
          answer: (isFromCache = false) => next(page(isFromCache)),
          refuse: () => fail(new DomainError('network')),
        };
        asked.push(one);
        return () => void asked.splice(asked.indexOf(one), 1);
      },
    },
    max,
    (items, isFromCache) => {
      shown = { at: items.map(({ at }) => at), isFromCache };
    },
    ({ code }) => {
      failure = code;
    },
  );
const pages = () => asked.map(({ after, max }) => [after, max]);

beforeEach(() => {
  list = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  asked = [];
  failure = null;
});

test('pages are requested one after the other, and no more than wanted', () => {
  start(7);
  expect(pages()).toEqual([[null, 3]]);
  asked[0]?.answer();
  expect(shown).toEqual({ at: [9, 8, 7], isFromCache: true });
  answerAll();
  expect(pages()).toEqual([
    [null, 3],
    [7, 3],
    [4, 1],
  ]);
  expect(shown).toEqual({ at: [9, 8, 7, 6, 5, 4, 3], isFromCache: false });
});

test('new items push nothing out between two pages', () => {
  start(7);
  answerAll();
  list = [11, 10, ...list];
  answerAll();
  expect(shown).toEqual({ at: [11, 10, 9, 8, 7, 6, 5], isFromCache: false });
  expect(pages()).toContainEqual([null, 6]);
});

test('removed items disappear, and nothing is listed twice', () => {
  start(9);
  answerAll();
  list = list.filter((at) => at !== 8);
  answerAll();
  expect(shown.at).toEqual([9, 7, 6, 5, 4, 3, 2, 1]);
});

test('all pages end together', () => {
  const stop = start(7);
  answerAll();
  stop();
  expect(pages()).toEqual([]);
});

test('offline the list is what the device knows, unless that is nothing', () => {
  list = [9, 8, 7];
  start(7);
  asked[0]?.answer(true);
  asked[1]?.refuse();
  expect([shown, failure]).toEqual([{ at: [9, 8, 7], isFromCache: true }, null]);
  asked[0]?.refuse();
  expect(failure).toBe('network');
});
