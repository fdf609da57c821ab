import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from '../../scripts/lib/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
function report(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('a Playwright report', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [
      {
        status,
        annotations: [{ type: 'pages', description: '2' }],
        results: [{ error: message && { message }, duration: 900 }],
      },
    ],
  });
  const path = report({
    suites: [
      {
        specs: [spec('works', 'expected')],
        suites: [
          { specs: [spec('limps', 'unexpected', '\u001b[31mToo late\u001b[39m\nat line 7')] },
          { specs: [spec('breaks', 'unexpected', 'Not there')] },
        ],
      },
    ],
    errors: [],
    stats: { expected: 1 },
  });

  it('gives the counts, the loaded pages, and the failures by name and reason', () => {
    expect(fromPlaywright(path, 1, 'e2e')).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a.spec.ts:3 limps: Too late', 'a.spec.ts:3 breaks: Not there'],
      pages: 6,
      times: ['works', 'limps', 'breaks'].map((title) => ({ name: `a.spec.ts:3 ${title}`, ms: 900 })),
    });
  });

  it('names a file that could not be loaded', () => {
    const broken = report({
      suites: [],
      errors: [{ message: 'SyntaxError: b.spec.ts\nat line 1' }],
      stats: { expected: 0 },
    });
    expect(fromPlaywright(broken, 1, 'e2e')).toMatchObject({ failed: 1, failures: ['SyntaxError: b.spec.ts'] });
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
          assertionResults: [{ fullName: 'fine', status: 'passed', duration: 7, meta: { pages: 3 } }],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2\n at b'] }],
        },
        { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(fromVitest(path, 1, 'unit')).toEqual({
      passed: 5,
      failed: 2,
      failures: ['b.test.ts: adds: expected 1 to be 2', 'c.test.ts: Cannot find module'],
      pages: 3,
      times: [
        { name: 'a.test.ts: fine', ms: 7 },
        { name: 'b.test.ts: adds', ms: 0 },
      ],
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
