import { MESSAGE_MAX } from '@domain/limits.ts';
import { expect, test } from 'vitest';
import { startDraft, withAttempt } from './draft.ts';

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
