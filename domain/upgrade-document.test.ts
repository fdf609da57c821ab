import { expect, test } from 'vitest';
import { upgradeDocument } from './upgrade-document.ts';

const upgrades = [
  {
    of: /^messages\/[^/]+$/,
    steps: [
      ({ message, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, text: message }),
      ({ text, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, texts: [text] }),
    ],
  },
];

test('a document of an older version takes the steps that it lacks, and no other document takes any', () => {
  const upgraded = (path: string, fields: object) => upgradeDocument(path, { ...fields }, upgrades);
  expect(upgraded('messages/a', { message: 'Hi', id: 'a' })).toEqual({ texts: ['Hi'], id: 'a' });
  expect(upgraded('messages/a', { v: 2, text: 'Hi' })).toEqual({ v: 2, texts: ['Hi'] });
  // 4 is of a newer app than this one
  for (const v of [3, 4]) expect(upgraded('messages/a', { v, texts: ['Hi'] })).toEqual({ v, texts: ['Hi'] });
  expect(upgraded('messages/a/private/tracking', { message: 'Hi' })).toEqual({ message: 'Hi' });
});
