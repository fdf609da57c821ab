import { MESSAGE_MAX } from '@domain/limits.ts';
import { messageInput } from '@domain/messages/message.ts';
import { parse } from '@domain/schema.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { expect, test } from 'vitest';
import { cleanPrefill, startDraft, withAttempt } from './draft.ts';

const draft = (text: string, prefill = '') => ({ text, prefill, attempt: null });

test('starts with what was typed before', () => {
  expect(startDraft(draft('half a sent'), '')).toEqual(draft('half a sent'));
  expect(startDraft(null, '')).toEqual(draft(''));
});

test("a link's text comes first once, and does not undo edits on a reload", () => {
  expect(startDraft(draft('old'), 'hello')).toEqual(draft('hello', 'hello'));
  expect(startDraft(draft('hello you', 'hello'), 'hello')).toEqual(draft('hello you', 'hello'));
  expect(startDraft(null, 'x'.repeat(MESSAGE_MAX + 5)).text).toHaveLength(MESSAGE_MAX);
});

test('the same text keeps its id, another text gets a new one', () => {
  const first = withAttempt(draft(' hi '), () => 'id-1');
  expect(first.attempt).toEqual({ id: 'id-1', text: 'hi' });
  expect(withAttempt({ ...first, text: 'hi' }, () => 'id-2').attempt.id).toBe('id-1');
  expect(withAttempt({ ...first, text: 'hi!' }, () => 'id-2').attempt).toEqual({ id: 'id-2', text: 'hi!' });
});

test.each([
  ['<b>hi</b> & "bye"', '<b>hi</b> & "bye"'],
  ['line\r\nline\tand\u0000more\u0085\u007f', 'line\nlineandmore'],
  [`${'x'.repeat(MESSAGE_MAX - 1)}😀`, 'x'.repeat(MESSAGE_MAX - 1)],
  ['😀'.repeat(MESSAGE_MAX), '😀'.repeat(MESSAGE_MAX / 2)],
  ['👩‍👩‍👧 été مرحبا', '👩‍👩‍👧 été مرحبا'],
])("a link's text becomes plain text that the server takes (%#)", (prefill, text) => {
  expect(cleanPrefill(prefill)).toBe(text);
  expect(parse(messageInput, makeMessageInput({ message: text })).message).toBe(text);
});
