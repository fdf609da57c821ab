import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from '../../scripts/test/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));
function report(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('a Playwright report', () => {
  it('names a file that could not be loaded', () => {
    const errors = [{ message: 'SyntaxError: b.spec.ts\nat line 1' }];
    expect(fromPlaywright(report({ suites: [], errors, stats: { expected: 0 } }), 1, 'e2e')).toMatchObject({
      failed: 1,
      failures: ['SyntaxError: b.spec.ts'],
    });
  });
});

describe('a Vitest report', () => {
  it('names failed tests, and files that could not run', () => {
    const path = report({
      numPassedTests: 5,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [{ fullName: 'fine', status: 'passed' }],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2\n at b'] }],
        },
        { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(fromVitest(path, 1, 'unit')).toMatchObject({
      passed: 5,
      failed: 2,
      failures: ['b.test.ts: adds: expected 1 to be 2', 'c.test.ts: Cannot find module'],
    });
  });

  it('without failures does not hide that the run ended badly', () => {
    const path = report({ numPassedTests: 5, testResults: [] });
    expect(fromVitest(path, 1, 'unit')).toMatchObject({ passed: 5, failed: 1, failures: ['unit: ended with 1'] });
    expect(fromVitest(path, 0, 'unit')).toMatchObject({ passed: 5, failed: 0, failures: [] });
  });

  it('that is missing is a failure, however the run ended', () => {
    expect(fromVitest(join(folder, 'none'), 0, 'unit')).toMatchObject({ passed: 0, failed: 1, failures: ['unit'] });
  });
});
