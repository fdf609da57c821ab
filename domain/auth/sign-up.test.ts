import { describe, expect, it } from 'vitest';
import { findSignInProblems, findSignUpProblems } from './sign-up.ts';

const FORM = { name: 'Maya', email: 'maya@example.com', password: 'secret', phone: '' };

describe('findSignUpProblems', () => {
  it('takes a complete form', () => {
    expect(findSignUpProblems(FORM)).toEqual({});
  });
  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(61) }, { name: 'too-long' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'maya' }, { email: 'invalid' }],
    [{ email: 'maya@home' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(250)}@a.se` }, { email: 'invalid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: '12345' }, { password: 'too-short' }],
  ])('finds %j', (change, problems) => {
    expect(findSignUpProblems({ ...FORM, ...change })).toEqual(problems);
  });
});

it('signing in asks for an old, short password too', () => {
  expect(findSignInProblems({ email: ' maya@example.com ', password: '1' })).toEqual({});
});
