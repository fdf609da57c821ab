import { readFileSync } from 'node:fs';
import { DomainError } from '@domain/errors.ts';
import { WORK_LATE_MS } from '@domain/limits.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { afterEach, expect, it, vi } from 'vitest';

const lines: Record<string, unknown>[] = [];
const keep = (line: string) => void lines.push(JSON.parse(line));
// before the logger is loaded, which keeps the console's functions
for (const name of ['error', 'info', 'warn'] as const) vi.spyOn(console, name).mockImplementation(keep);
const { logClientError, logFailure, logLate } = await import('./log.ts');
const { toRequestId, withRequestId } = await import('./log.ts');

afterEach(() => void lines.splice(0));

const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

it('an unexpected error is logged so that Error Reporting groups it, with positions and without its text', () => {
  logFailure('saveQuiz', 'internal', new TypeError('No title: "Dear secret diary"\n    which is bad'));
  const [line] = lines;
  expect(line).toMatchObject({
    severity: 'ERROR',
    message: 'saveQuiz: internal',
    '@type': REPORTED,
    serviceContext: { service: 'functions', version: 'local' },
    operation: 'saveQuiz',
  });
  const [title, ...frames] = String(line?.['stack_trace']).split('\n');
  expect(title).toBe('TypeError: saveQuiz: internal');
  expect(frames[0]).toMatch(/^ {4}at .*log\.alone\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.stringify(lines)).not.toMatch(/secret|which is bad/);
});

it('a refusal is logged as information, with its code only', () => {
  logFailure('messages', 'not-found', new DomainError('not-found'));
  expect(lines).toEqual([
    { severity: 'INFO', message: 'messages: not-found', operation: 'messages', code: 'not-found' },
  ]);
});

it("work that ended a minute late is logged so that the alert's metric counts it", () => {
  const metrics = readFileSync(new URL('../../../monitoring/log-metrics.json', import.meta.url), 'utf8');
  const [, counted = ''] = /severity=WARNING AND jsonPayload\.message=~\\"([^"\\]+)\\"/.exec(metrics) ?? [];
  logLate('push', Date.now() - WORK_LATE_MS + 5000);
  expect(lines).toEqual([]);
  logLate('push', Date.now() - WORK_LATE_MS - 1);
  expect(lines).toEqual([{ severity: 'WARNING', message: expect.stringMatching(counted), operation: 'push' }]);
});

it("a browser's error is grouped by its build and the positions in it", () => {
  logClientError(makeClientError({ code: 'react-418' }), 'Chrome 140');
  expect(lines).toEqual([
    {
      severity: 'ERROR',
      message: 'web: TypeError react-418 on take-quiz',
      '@type': REPORTED,
      serviceContext: { service: 'web', version: '1a2b3c4d' },
      stack_trace: 'TypeError: react-418\n    at assets/app-Ab3_x-9z.js:1:2345\n    at assets/vendor-Zz00aa11.js:12:7',
      operation: 'web',
      code: 'react-418',
      kind: 'TypeError',
      page: 'take-quiz',
      browser: 'Chrome 140',
    },
  ]);
});

it('every line of a request has its id, also after waiting, and no other request has it', async () => {
  const work = async (operation: string) => {
    logFailure(operation, 'not-found', null);
    await new Promise((resolve) => setImmediate(resolve));
    logFailure(operation, 'internal', null);
  };
  await Promise.all([withRequestId('abcd1234', () => work('one')), withRequestId('efgh5678', () => work('other'))]);
  expect(lines.map(({ operation, requestId }) => [operation, requestId])).toEqual([
    ['one', 'abcd1234'],
    ['other', 'efgh5678'],
    ['one', 'abcd1234'],
    ['other', 'efgh5678'],
  ]);
});

it.each(['abcd1234', '0f8fad5b-d9cb-469f-a165-70867728950e'])('a request id may be %s', (id) => {
  expect(toRequestId(id)).toBe(id);
});

it.each([undefined, null, 7, {}, '', 'short', 'Dear secret diary', 'abcd1234\n{"severity":"INFO"}', 'x'.repeat(37)])(
  '%j is replaced by a new request id',
  (sent) => {
    const [one, other] = [toRequestId(sent), toRequestId(sent)];
    expect(one).toMatch(/^[0-9a-f]{8}$/);
    expect(other).not.toBe(one);
  },
);
