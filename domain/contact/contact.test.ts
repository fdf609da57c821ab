import { describe, expect, test } from 'vitest';
import { EMAIL_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { findContactProblems, isInquiryType, saysTheSame } from './contact.ts';
import { EMPTY_DRAFT, handIn, startDraft } from './draft.ts';

const form = {
  name: ' Noa ',
  email: ' noa@example.com',
  inquiryType: 'support',
  subject: 'Hi ',
  message: ' Hello\nthere ',
} as const;
const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

describe('what is wrong with a form', () => {
  test('nothing', () => expect(findContactProblems(form)).toEqual({}));
  test('all that is missing', () => {
    expect(findContactProblems({ ...EMPTY_DRAFT.form, name: '  ' })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    });
  });
  test('too long, and not an address', () => {
    expect(findContactProblems({ ...form, name: 'x'.repeat(PROFILE_NAME_MAX + 1), email: 'noa' })).toEqual({
      name: 'too-long',
      email: 'invalid',
    });
    expect(findContactProblems({ ...form, email: `${'x'.repeat(EMAIL_MAX)}@example.com` })).toEqual({
      email: 'too-long',
    });
  });
});

test('the types of inquiry', () => {
  expect(['safety', 'gossip', '', null].map(isInquiryType)).toEqual([true, false, false, false]);
});

test('blanks around it make no other request', () => {
  expect(saysTheSame(form, { ...form, name: 'Noa', message: 'Hello\nthere' })).toBe(true);
  expect(saysTheSame(form, { ...form, message: 'Hello there' })).toBe(false);
});

describe('handing in', () => {
  const draft = { ...EMPTY_DRAFT, form };
  const first = handIn(draft, () => ID);
  test('gives it an id and keeps it waiting, trimmed', () => {
    expect(first).toEqual({
      form,
      attempt: {
        id: ID,
        name: 'Noa',
        email: 'noa@example.com',
        inquiryType: 'support',
        subject: 'Hi',
        message: 'Hello\nthere',
      },
      isWaiting: true,
    });
  });
  test('the same again keeps its id, other words are another request', () => {
    const edited = { ...first, isWaiting: false };
    expect(handIn(edited, () => OTHER).attempt.id).toBe(ID);
    expect(handIn({ ...edited, form: { ...form, subject: 'Hey' } }, () => OTHER).attempt.id).toBe(OTHER);
  });
});

describe('what the form starts with', () => {
  const stored = { ...EMPTY_DRAFT, form };
  test('nothing', () => expect(startDraft({ stored: null, typed: {}, type: null })).toEqual(EMPTY_DRAFT));
  test('what the device kept, what was typed since, what the link asks for', () => {
    expect(startDraft({ stored, typed: { name: 'Leo' }, type: 'safety' }).form).toEqual({
      ...form,
      name: 'Leo',
      inquiryType: 'safety',
    });
  });
  test('what waits to be sent is not changed', () => {
    const waiting = handIn(stored, () => ID);
    expect(startDraft({ stored: waiting, typed: { name: 'Leo' }, type: 'press' })).toEqual(waiting);
  });
});
