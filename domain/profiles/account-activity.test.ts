import { expect, test } from 'vitest';
import { hasNewResponses, hasNews } from './account-activity.ts';

const inbox = { messages: 3, unread: 0 };

test.each([
  ['nothing came yet', {}, false],
  ['the last response was deleted', { latestResponseAt: null, responsesSeenAt: 5 }, false],
  ['one came and was never looked at', { latestResponseAt: 5 }, true],
  ['one came after the last look', { latestResponseAt: 6, responsesSeenAt: 5 }, true],
  ['all were looked at', { latestResponseAt: 5, responsesSeenAt: 5 }, false],
])('responses: %s', (_, account, isNew) => {
  expect(hasNewResponses({ inbox, ...account })).toBe(isNew);
  expect(hasNews({ inbox, ...account })).toBe(isNew);
});

test('a message that is not read is news, whatever else was looked at', () => {
  expect(hasNews({ inbox: { messages: 3, unread: 1 }, latestResponseAt: 1, responsesSeenAt: 2 })).toBe(true);
});
