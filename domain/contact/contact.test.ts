import { describe, expect, test } from 'vitest';
import { EMAIL_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { findContactProblems } from './contact.ts';
import { EMPTY_DRAFT, handIn, isBlank, isContactDraft, startDraft, takeBack } from './draft.ts';
import { saysTheSame } from './form.ts';

const form = {
  name: ' Noa ',
  email: ' noa@example.com',
  inquiryType: 'support',
  subject: 'Hi ',
  message: ' Hello\nthere ',
} as const;

describe('the problems of a form', () => {
  test('none', () => expect(findContactProblems(form)).toEqual({}));
  test('required fields that are missing', () => {
    expect(findContactProblems({ ...EMPTY_DRAFT.form, name: '  ' })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    });
  });

  test('a name that is too long and an invalid email address', () => {
    expect(findContactProblems({ ...form, name: 'x'.repeat(PROFILE_NAME_MAX + 1), email: 'noa' })).toEqual({
      name: 'too-long',
      email: 'invalid',
    });
    expect(findContactProblems({ ...form, email: `${'x'.repeat(EMAIL_MAX)}@example.com` })).toEqual({
      email: 'too-long',
    });
  });
});

test('surrounding whitespace does not make another request', () => {
  expect(saysTheSame(form, { ...form, name: 'Noa', message: 'Hello\nthere' })).toBe(true);
  expect(saysTheSame(form, { ...form, message: 'Hello there' })).toBe(false);
});

describe('submitting', () => {
  const idFor = async (seed: string, content: string) => `${seed} ${content}`;
  const draft = { ...EMPTY_DRAFT, form, seed: 'seed' };
  test('trims the form and derives its id from the seed and the content', async () => {
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
  test('resubmitting keeps the id even after a crash; other words make another request', async () => {
    const first = await handIn(draft, idFor);
    expect(await handIn({ ...draft, form: { ...form, subject: ' Hi' } }, idFor)).toEqual(first);
    const edited = takeBack(first);
    expect(edited.form).not.toHaveProperty('id');
    expect((await handIn(edited, idFor)).id).toBe(first.id);
    const other = await handIn({ ...edited, form: { ...form, subject: 'Hey' } }, idFor);
    expect(other.id).not.toBe(first.id);
  });
});

test('suggested text fills only the fields that are empty', () => {
  const stored = { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, subject: 'Mine' } };
  const suggested = { subject: 'I object', message: 'Because' };
  expect(startDraft({ stored, typed: {}, type: 'support', suggested }).form).toMatchObject({
    inquiryType: 'support',
    subject: 'Mine',
    message: 'Because',
  });
});

test('a form counts as blank until something is written; choosing a type does not count', () => {
  const started = { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, name: ' ', inquiryType: 'press' as const } };
  expect(isBlank(started)).toBe(true);
  expect(isBlank({ ...started, form: { ...started.form, subject: 'x' } })).toBe(false);
});

test('what a device stored is a draft only if all of it is', () => {
  const attempt = { ...form, id: '5eedc1c1-0000-4000-8000-000000000001' };
  const draft = { form, attempt, seed: '' };
  const others = [null, {}, { ...draft, form: { ...form, inquiryType: 'gossip' } }, { ...draft, attempt: form }];
  expect([draft, EMPTY_DRAFT].map(isContactDraft)).toEqual([true, true]);
  expect(others.map(isContactDraft)).toEqual([false, false, false, false]);
});
