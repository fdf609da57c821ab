import { expect, test } from 'vitest';
import {
  NO_QUIZ_FILTERS,
  NO_RESPONSE_FILTERS,
  parseQuizFilters,
  parseResponseFilters,
  sinceBound,
  withBound,
} from './filters.ts';

const params = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

test.each([
  { type: 'truth', visibility: 'secret', level: 'best', since: 'year' },
  { type: '', visibility: '', level: '', since: '' },
  { type: 'Know-Me', visibility: 'PUBLIC', level: 'High', since: '7' },
  { type: '__proto__', visibility: 'constructor', level: 'toString', since: 'hasOwnProperty' },
])('treats unknown values as any: %j', (values) => {
  expect(parseQuizFilters(params(values))).toEqual(NO_QUIZ_FILTERS);
  expect(parseResponseFilters(params(values))).toEqual(NO_RESPONSE_FILTERS);
});

test('quizzes have no filter for today, and an unknown one leaves the others in force', () => {
  expect(parseQuizFilters(params({ type: 'know-me', since: 'today' }))).toEqual({
    ...NO_QUIZ_FILTERS,
    type: 'know-me',
  });
});

test.each([
  ['today', new Date(2026, 2, 30)],
  ['week', new Date(2026, 2, 24)],
  ['month', new Date(2026, 2, 1)],
] as const)('%s starts at the beginning of a local day', (since, start) => {
  for (const now of [new Date(2026, 2, 30), new Date(2026, 2, 30, 12, 5), new Date(2026, 2, 30, 23, 59, 59, 999)]) {
    expect(sinceBound(since, now.getTime())).toBe(start.getTime());
  }
});

test('"any time" has no bound, and the bound moves with the day', () => {
  expect(sinceBound(null, Date.now())).toBeNull();
  expect(sinceBound('today', new Date(2026, 11, 31, 23, 59).getTime())).toBe(new Date(2026, 11, 31).getTime());
  expect(sinceBound('today', new Date(2027, 0, 1, 0, 0).getTime())).toBe(new Date(2027, 0, 1).getTime());
  expect(sinceBound('week', new Date(2027, 0, 1, 0, 0).getTime())).toBe(new Date(2026, 11, 26).getTime());
});

test("a query gets the timestamp instead of the filter's name", () => {
  const now = new Date(2026, 2, 30, 12).getTime();
  expect(withBound({ type: 'know-me', level: null, since: 'today' }, now)).toEqual({
    type: 'know-me',
    level: null,
    from: new Date(2026, 2, 30).getTime(),
  });
  expect(withBound(NO_QUIZ_FILTERS, now)).toEqual({ type: null, visibility: null, from: null });
});
