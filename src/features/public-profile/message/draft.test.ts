import { MESSAGE_MAX } from '@domain/limits.ts';
import { messageInput } from '@domain/messages/message-input.ts';
import { parse, submissionId } from '@domain/schema.ts';
import { EMPTY_MESSAGE, type MessageDraft } from '@domain/stored.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { expect, test } from 'vitest';
import { afterSending, withAttempt } from './attempt.ts';
import { cleanPrefill, seeded, startDraft, swapTexts } from './draft.ts';

const draft = (text: string, prefill = '', more: Partial<MessageDraft> = {}): MessageDraft => ({
  ...EMPTY_MESSAGE,
  text,
  prefill,
  ...more,
});

test('starts with what was typed before', () => {
  expect(startDraft(draft('half a sent'), '')).toEqual(draft('half a sent'));
  expect(startDraft(null, '')).toEqual(draft(''));
});

test("a link's text takes precedence once, and does not undo edits on a reload", () => {
  expect(startDraft(null, 'hello')).toEqual(draft('hello', 'hello'));
  expect(startDraft(draft(' \n'), 'hello')).toEqual(draft('hello', 'hello'));
  expect(startDraft(draft('old', 'old'), 'hello')).toEqual(draft('hello', 'hello'));
  expect(startDraft(draft('hello you', 'hello'), 'hello')).toEqual(draft('hello you', 'hello'));
  expect(startDraft(null, 'x'.repeat(MESSAGE_MAX + 5)).text).toHaveLength(MESSAGE_MAX + 5);
});

test("typed text stays in the box, the link's text is offered, and either can be used", () => {
  const offered = startDraft(draft('mine'), 'link');
  expect(offered).toEqual(draft('mine', 'link', { other: 'link' }));
  const taken = swapTexts(offered);
  expect(taken).toEqual(draft('link', 'link', { other: 'mine' }));
  expect(startDraft(taken, 'link')).toEqual(taken);
  expect(swapTexts(taken)).toEqual(offered);
  expect(startDraft(draft('hello you', 'hello'), 'link')).toEqual(draft('hello you', 'link', { other: 'link' }));
  expect(startDraft(offered, 'later')).toEqual(draft('mine', 'later', { other: 'later' }));
  expect(startDraft(taken, 'later')).toEqual(draft('later', 'later', { other: 'mine' }));
  const both = { ...taken, text: 'link, changed' };
  expect(startDraft(both, 'later')).toEqual(both);
  expect(startDraft(draft('same'), 'same')).toEqual(draft('same'));
  expect(swapTexts({ ...offered, text: ' ' })).toEqual(draft('link', 'link'));
});

test("text handed over from the profile arrives without a question, and does not count as a link's text", () => {
  const handed = draft('mine', 'mine', { isHandedOver: true });
  expect(startDraft(handed, 'mine')).toEqual(handed);
  expect(startDraft(handed, 'link')).toEqual(draft('mine', 'link', { other: 'link' }));
  const two = { ...handed, other: 'older' };
  expect(afterSending(swapTexts(two))).toEqual(draft('mine'));
});

test('unsent text is kept when another text is sent', () => {
  expect(afterSending(draft('link', 'link', { other: 'mine' }))).toEqual(draft('mine'));
  expect(afterSending(draft('mine', 'link', { other: 'link' }))).toEqual(draft(''));
});

test('the same text keeps its id, another text gets a new one', async () => {
  const typed = seeded(draft(' hi '));
  const first = await withAttempt(typed);
  expect(first.attempt).toEqual({ id: expect.any(String), text: 'hi' });
  expect((await withAttempt({ ...first, text: 'hi' })).attempt.id).toBe(first.attempt.id);
  const other = await withAttempt({ ...first, text: 'hi!' });
  expect(other.attempt.text).toBe('hi!');
  expect(other.attempt.id).not.toBe(first.attempt.id);
  // a taken-back message keeps its id
  expect((await withAttempt(draft('hi', '', { attempt: { id: 'old', text: 'hi' } }))).attempt.id).toBe('old');
});

test('a text sent right before a crash keeps its id when it is sent again', async () => {
  const begun = seeded(draft('He'));
  const { attempt } = await withAttempt(seeded({ ...begun, text: 'Hello' }));
  // nothing after the first letters was stored
  expect((await withAttempt(seeded({ ...begun, text: 'Hello ' }))).attempt).toEqual(attempt);
  expect(parse(submissionId, attempt.id)).toBe(attempt.id);
});

test('the words of the previous message make another message', async () => {
  const first = await withAttempt(seeded(draft('hi')));
  const second = await withAttempt(seeded({ ...afterSending(first), text: 'hi' }));
  expect(second.attempt.id).not.toBe(first.attempt.id);
});

test.each([
  ['<b>hi</b> & "bye"', '<b>hi</b> & "bye"'],
  ['line\r\nline\tand\u0000more\u0085\u007f', 'line\nlineandmore'],
  ['😀'.repeat(MESSAGE_MAX / 2), '😀'.repeat(MESSAGE_MAX / 2)],
  ['👩‍👩‍👧 été مرحبا', '👩‍👩‍👧 été مرحبا'],
])("a link's text becomes plain text that the server accepts (%#)", (prefill, text) => {
  expect(cleanPrefill(prefill)).toBe(text);
  expect(parse(messageInput, makeMessageInput({ message: text })).message).toBe(text);
});
