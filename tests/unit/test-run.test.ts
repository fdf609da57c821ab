import { expect, test } from 'vitest';
import type { TestEnd } from '../../scripts/test/reporter.ts';
import { type Outcome, startOf } from '../../scripts/test/step.ts';
import { STEPS, type StepName } from '../../scripts/test/steps.ts';
import { readLimits, summary } from '../../scripts/test/summary.ts';
import { mayBeChance } from '../../scripts/test/unsteady.ts';

const end = (more: Partial<TestEnd> = {}): TestEnd => ({ file: 'a.test.ts', title: 'adds', pages: 0, ...more });
const failure = (more: Partial<TestEnd> = {}) => end({ reason: 'expected 1 to be 2', ...more });
const outcome = (name: StepName, more: Partial<Outcome> = {}): Outcome => ({
  ...startOf(name),
  passed: [end()],
  ...more,
});

test('a failure, a run of nothing and more tests than allowed are red; more pages are only said', () => {
  const limits = { unit: { tests: 2, pages: 1 } };
  const judge = (more: Partial<Outcome>) => summary([outcome('unit', more)], [], 1, limits);
  expect(judge({}).isGood).toBe(true);
  expect(judge({ passed: [] }).isGood).toBe(false);
  expect(judge({ failed: [failure()] })).toMatchObject({
    isGood: false,
    lines: expect.arrayContaining(['failed: unit: a.test.ts: adds: expected 1 to be 2', '1 passed, 1 failed']),
  });
  expect(judge({ passed: [end(), end(), end()] })).toMatchObject({
    isGood: false,
    lines: expect.arrayContaining(['3 passed, 1 failed']),
  });
  expect(judge({ passed: [end({ pages: 2 })] })).toMatchObject({
    isGood: true,
    lines: expect.arrayContaining([expect.stringMatching(/^ +unit .* 2 of 1 +more pages than planned$/)]),
  });
});

test('up to three failures of functions, screens and journeys run once more, and no others', () => {
  const failedIn = (name: StepName, ...failed: TestEnd[]) => mayBeChance([outcome(name, { failed })]).length;
  for (const name of ['functions', 'screens', 'journeys'] as const) expect(failedIn(name, failure())).toBe(1);
  for (const name of ['lint', 'types', 'unit', 'rules', 'hosting'] as const) expect(failedIn(name, failure())).toBe(0);
  expect(failedIn('functions', failure(), failure(), failure(), failure())).toBe(0);
  // the whole run
  expect(failedIn('functions', failure({ file: '' }))).toBe(0);
  expect(mayBeChance([outcome('screens', { failed: [failure()] }), outcome('unit', { failed: [failure()] })])).toEqual(
    [],
  );
});

test('docs/testing.md limits steps of the gate', () => {
  expect(readLimits('| step | tests | pages |\n| --- | --- | --- |\n| `unit` | 1,100 | |\n\n')).toEqual({
    unit: { tests: 1100, pages: Number.POSITIVE_INFINITY },
  });
  expect(Object.keys(readLimits()).filter((name) => !(name in STEPS) || STEPS[name as StepName].isNightly)).toEqual([]);
});
