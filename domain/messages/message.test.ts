import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../limits.ts';
import { makeMessage, makeMessageInput } from '../testing/make-message.ts';
import { unreadFirst } from './message.ts';
import { messageInput } from './message-input.ts';

const fits = (value: unknown) => z.safeParse(messageInput, value).success;

it('accepts a message of the maximum length', () => {
  expect(fits(makeMessageInput())).toBe(true);
  expect(fits(makeMessageInput({ message: 'x'.repeat(MESSAGE_MAX) }))).toBe(true);
});

it.each([
  [{ message: '' }],
  [{ message: ' \n\t' }],
  [{ message: 'x'.repeat(MESSAGE_MAX + 1) }],
  [{ recipientId: '' }],
  [{ recipientId: 'a/b' }],
  [{ recipientId: '../accounts/x' }],
  [{ id: 'x' }],
])('refuses %j', (change) => {
  expect(fits(makeMessageInput(change))).toBe(false);
});

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
