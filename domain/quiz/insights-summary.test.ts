import { describe, expect, it } from 'vitest';
import { RESULT_BANDS } from '../responses/bands.ts';
import type { QuestionBreakdown } from './insights.ts';
import { bandCounts, hardestOf } from './insights-summary.ts';

const SCORES = { '2/2': 1, '19/20': 2, '3/5': 1, '0/5': 4, '4/5': 0 };

describe('the spread over the bands', () => {
  it('names every band with its share, the highest first', () => {
    const counts = bandCounts(SCORES);
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
