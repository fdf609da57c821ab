import { expect, test } from 'vitest';
import type { Warning } from '../moderation/warning.ts';
import { hasNewResponses, hasNews, newWarnings } from './account-activity.ts';

const inbox = { messages: 3, unread: 0 };

test.each([
  ['nothing came yet', undefined, null, false],
  ['the last response was deleted', 5, null, false],
  ['one came and was never looked at', undefined, 5, true],
  ['one came after the last look', 5, 6, true],
  ['all were looked at', 5, 5, false],
])('responses: %s', (_, responsesSeenAt, latestAt, isNew) => {
  const account = { inbox, ...(responsesSeenAt !== undefined && { responsesSeenAt }) };
  expect(hasNewResponses(account, latestAt)).toBe(isNew);
  expect(hasNews(account, latestAt)).toBe(isNew);
});

test('an unread message is news, whatever else was looked at', () => {
  expect(hasNews({ inbox: { messages: 3, unread: 1 }, responsesSeenAt: 2 }, 1)).toBe(true);
});

const told = (at: number, kind: Warning['kind'], things: Warning['things'], caseId = 'one'): Warning => ({
  ...{ at, kind, things, caseId },
  ...{ reason: 'other', note: '' },
});

test('content that was put back is no longer reported as removed', () => {
  const back = told(2, 'put-back', ['quiz']);
  expect(newWarnings({ inbox, warnings: [told(1, 'removed', ['quiz']), back] })).toEqual([back]);
});

test('content removed by another case, still removed, or removed again is reported', () => {
  const other = told(1, 'removed', ['quiz'], 'other');
  const back = told(2, 'put-back', ['name']);
  const again = told(3, 'removed', ['name']);
  const warnings = [other, told(1, 'removed', ['name', 'bio']), back, again];
  expect(newWarnings({ inbox, warnings })).toEqual([other, told(1, 'removed', ['bio']), back, again]);
});
