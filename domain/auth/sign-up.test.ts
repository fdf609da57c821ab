import { describe, expect, it } from 'vitest';
import { findSignInProblems, findSignUpProblems } from './sign-up.ts';

const FORM = { name: 'Maya', email: 'maya@example.com', password: 'secret', phone: '' };

describe('findSignUpProblems', () => {
  it('accepts a complete form', () => {
    expect(findSignUpProblems(FORM)).toEqual({});
  });
  it.each(['', '  ', '070-123 45 67', '+46 (0)70/123.45.67', '０７０'])('accepts the phone number %j', (phone) => {
    expect(findSignUpProblems({ ...FORM, phone })).toEqual({});
  });
  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(61) }, { name: 'too-long' }],
    [{ name: '🦄' }, { name: 'invalid' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'maya' }, { email: 'invalid' }],
    [{ email: 'maya@home' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(250)}@a.se` }, { email: 'invalid' }],
    [{ phone: 'call me' }, { phone: 'invalid' }],
    [{ phone: '070 12 maybe' }, { phone: 'invalid' }],
    [{ phone: '+-' }, { phone: 'invalid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: '12345' }, { password: 'too-short' }],
  ])('rejects %j', (change, problems) => {
    expect(findSignUpProblems({ ...FORM, ...change })).toEqual(problems);
  });
});

it('signing in accepts an old, short password', () => {
  expect(findSignInProblems({ email: ' maya@example.com ', password: '1' })).toEqual({});
});
