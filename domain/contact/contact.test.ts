import { describe, expect, test } from 'vitest';
import { EMAIL_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { findContactProblems, isInquiryType, saysTheSame } from './contact.ts';
import { EMPTY_DRAFT, handIn, isBlank, startDraft, takeBack } from './draft.ts';

const form = {
  name: ' Noa ',
  email: ' noa@example.com',
  inquiryType: 'support',
  subject: 'Hi ',
  message: ' Hello\nthere ',
} as const;

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
  const idFor = async (seed: string, content: string) => `${seed} ${content}`;
  const draft = { ...EMPTY_DRAFT, form, seed: 'seed' };
  test('it is trimmed, and its id follows from the seed and what it says', async () => {
    const first = await handIn(draft, idFor);
    expect(first).toEqual({
      id: expect.stringMatching(/^seed .*Hello/),
      name: 'Noa',
      email: 'noa@example.com',
      inquiryType: 'support',
      subject: 'Hi',
      message: 'Hello\nthere',
    });
  });
  test('the same again keeps its id, though a crash has made the device forget the try; other words are another request', async () => {
    const first = await handIn(draft, idFor);
    expect(await handIn({ ...draft, form: { ...form, subject: ' Hi' } }, idFor)).toEqual(first);
    const edited = takeBack(first);
    expect(edited.form).not.toHaveProperty('id');
    expect((await handIn(edited, idFor)).id).toBe(first.id);
    const other = await handIn({ ...edited, form: { ...form, subject: 'Hey' } }, idFor);
    expect(other.id).not.toBe(first.id);
  });
});

describe('what the form starts with', () => {
  test('nothing', () => expect(startDraft({ stored: EMPTY_DRAFT, typed: {}, type: null })).toEqual(EMPTY_DRAFT));
  test('what the device kept, what was typed since, what the link asks for', () => {
    const stored = { ...EMPTY_DRAFT, form };
    expect(startDraft({ stored, typed: { name: 'Leo' }, type: 'safety' }).form).toEqual({
      ...form,
      name: 'Leo',
      inquiryType: 'safety',
    });
  });
});

test('what is suggested stands where nothing was written', () => {
  const stored = { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, subject: 'Mine' } };
  const suggested = { subject: 'I object', message: 'Because' };
  expect(startDraft({ stored, typed: {}, type: 'support', suggested }).form).toMatchObject({
    inquiryType: 'support',
    subject: 'Mine',
    message: 'Because',
  });
});

test('a form is blank until something is written; its type is not', () => {
  const started = { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, name: ' ', inquiryType: 'press' as const } };
  expect(isBlank(started)).toBe(true);
  expect(isBlank({ ...started, form: { ...started.form, subject: 'x' } })).toBe(false);
});
