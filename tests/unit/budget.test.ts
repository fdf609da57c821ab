import { expect, test } from 'vitest';
import { overBudget, readBudget } from '../../scripts/test/budget.ts';
import { summary } from '../../scripts/test/summary.ts';
import type { Tally } from '../../scripts/test/tally.ts';
import { STEPS } from '../../scripts/test/test-steps.ts';

test('docs/testing.md has a budget for every step of npm test', () => {
  expect(Object.keys(readBudget()).sort()).toEqual([...Object.keys(STEPS), 'shared', 'all'].sort());
});

test('counts above the budget fail, as failures and a run of nothing do; durations never do', () => {
  const { e2e } = readBudget(
    '| step | tests | pages | seconds |\n| --- | --- | --- | --- |\n| `e2e` | 100 | 1,300 | 450 |\n\n',
  );
  expect(e2e).toEqual({ tests: 100, pages: 1300, processorSeconds: 450 });
  expect(overBudget('e2e', { tests: 100, pages: 1300 }, e2e)).toEqual([]);
  expect(overBudget('e2e', { tests: 101, pages: 1301 }, e2e)).toEqual([
    'e2e: 101 tests, and docs/testing.md allows 100: take some away, there or elsewhere',
    'e2e: 1301 pages, and docs/testing.md allows 1300: take some away, there or elsewhere',
  ]);

  const isGood = (more: Partial<Tally>) => {
    const tally = { passed: 1, failed: 0, pages: 0, failures: [], times: [], ...more };
    const budgets = { unit: { tests: 2, pages: null, processorSeconds: null } };
    return summary([{ name: 'unit', tally, seconds: 1, processorSeconds: 1 }], { elapsed: 1, processor: 1, budgets })
      .isGood;
  };
  expect(isGood({})).toBe(true);
  for (const more of [{ passed: 0 }, { failed: 1 }, { passed: 3 }]) expect(isGood(more)).toBe(false);
});
