import { describe, expect, it } from 'vitest';
import { type Step, summary } from '../../scripts/lib/summary.ts';
import { fromExitCode } from '../../scripts/lib/tally.ts';

describe('the summary', () => {
  const step = (name: string, change: Partial<Step> = {}): Step => ({
    name,
    tally: fromExitCode(0, name),
    seconds: 1.25,
    processorSeconds: 2,
    ...change,
  });

  it('tells the time of each step and of all, and ends with the counts', () => {
    expect(summary([step('lint'), step('types', { seconds: 60 })], 60.5).split('\n')).toEqual([
      '',
      'Step                time processor',
      '  lint             1.3 s     2.0 s',
      '  types           60.0 s     2.0 s',
      '  all             60.5 s     4.0 s',
      '',
      '2 passed, 0 failed',
    ]);
  });

  it('is quiet about processor time where it is not known', () => {
    expect(
      summary([step('lint', { processorSeconds: undefined })], 1.25)
        .split('\n')
        .slice(1, 4),
    ).toEqual(['Step                time', '  lint             1.3 s', '  all              1.3 s']);
  });

  it('names the ten slowest tests, what was unsteady and what failed', () => {
    const times = Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, ms: at * 1000 }));
    const lame = { ...fromExitCode(0, ''), unsteady: ['limps'], times };
    const lines = summary([step('e2e', { tally: lame }), step('types', { tally: fromExitCode(1, 'types') })], 2).split(
      '\n',
    );
    const from = lines.indexOf('The slowest tests:');
    expect(lines.slice(from + 1, from + 12)).toEqual([
      '    11.0 s  test 11',
      '    10.0 s  test 10',
      ...[9, 8, 7, 6, 5, 4, 3, 2].map((at) => `     ${at}.0 s  test ${at}`),
      '',
    ]);
    expect(lines.slice(from + 12)).toEqual([
      'Passed only on the second try:',
      '  limps',
      '',
      'Failed:',
      '  types',
      '',
      '1 passed, 1 failed',
    ]);
  });
});
