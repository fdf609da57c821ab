import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../limits.ts';
import { makeMessageInput } from '../testing/make-message.ts';
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
