import { expect, it } from 'vitest';
import { makeMessage } from '../testing/make-message.ts';
import { unreadFirst } from './unread-first.ts';

const ALL = Array.from({ length: 12 }, (_, n) =>
  makeMessage({ id: String(n), createdAt: 100 - n, readAt: n % 3 === 2 ? null : 1 }),
);
const SEALED = ALL.filter(({ readAt }) => readAt === null);
const ORDERED = [...SEALED, ...ALL.filter(({ readAt }) => readAt !== null)];

it('finds the first of any number from as many unread and as many of all messages', () => {
  for (let max = 1; max <= 13; max++) {
    const first = unreadFirst(SEALED.slice(0, max), ALL.slice(0, max), max);
    expect(first.map(({ id }) => id)).toEqual(ORDERED.slice(0, max).map(({ id }) => id));
  }
});

it('neither loses nor repeats a message while one list is ahead of the other', () => {
  const opened = ALL.map((message) => ({ ...message, readAt: 2 }));
  expect(new Set(unreadFirst(SEALED, opened, 12).map(({ id }) => id)).size).toBe(12);
  expect(unreadFirst([], ALL, 12)).toEqual(ALL);
});
