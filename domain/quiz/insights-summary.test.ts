import { describe, expect, it, test } from 'vitest';
import { RESULT_BANDS } from '../responses/bands.ts';
import type { QuestionBreakdown } from './insights.ts';
import { bandCounts, countedResponses, hardestOf, isCounting, shareOf } from './insights-summary.ts';
import type { QuizInsights } from './quiz-insights.ts';

const insights: QuizInsights = {
  revision: 2,
  bands: { amazing: 3, excellent: 0, good: 1, notBad: 0, aLittle: 0, hardly: 4 },
  questions: [],
  countedAt: 1_750_000_000_000,
};
const quiz = (responses: number, revision = 2) => ({
  revision,
  stats: { responses, averageScore: null, topScore: null },
});

test('the bands together are all responses that were counted', () => {
  expect(countedResponses(insights)).toBe(8);
  expect(countedResponses(null)).toBe(0);
});

test.each([
  ['as many as there are', quiz(8), insights, false],
  ['one more response', quiz(9), insights, true],
  ['one response deleted', quiz(7), insights, true],
  ['counted for an older revision', quiz(8, 3), insights, true],
  ['nothing counted, nothing to count', quiz(0), null, false],
  ['nothing counted yet', quiz(1), null, true],
])('counting is on: %s', (_case, of, counted, expected) => expect(isCounting(of, counted)).toBe(expected));

describe('the spread over the bands', () => {
  it('names every band with its share, the highest first', () => {
    const counts = bandCounts(insights);
    expect(counts.map(({ band }) => band)).toEqual(RESULT_BANDS);
    expect(counts.map(({ count, share }) => [count, share])).toEqual([
      [3, 0.375],
      [0, 0],
      [1, 0.125],
      [0, 0],
      [0, 0],
      [4, 0.5],
    ]);
  });
  it('is zeros while nothing is counted', () => {
    expect(bandCounts(null).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
    expect(shareOf(0, 0)).toBe(0);
  });
});

describe('the hardest question', () => {
  const question = (id: string, correctShare: number | null): QuestionBreakdown => ({
    id,
    prompt: id,
    options: [],
    answered: correctShare === null ? 0 : 4,
    correctShare,
    fooledBy: null,
  });
  it.each([
    ['the lowest share', [0.75, 0.25, 0.5], 'q1'],
    ['also when nobody got it right', [0.5, 0], 'q1'],
    ['the first of equals', [1, 0.5, 0.5], 'q1'],
    ['not one that nobody answered', [null, 1, 0.5], 'q2'],
    ['none when all are as hard', [0.5, 0.5], undefined],
    ['none when there is one only', [0.1], undefined],
    ['none when nobody answered', [null, null], undefined],
    ['none without questions', [], undefined],
  ])('is %s', (_case, shares, id) => {
    expect(hardestOf(shares.map((share, index) => question(`q${index}`, share)))?.id).toBe(id);
  });
});
