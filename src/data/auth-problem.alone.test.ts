import { AuthFailure } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { toProblem } from './auth-problem.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

it.each([
  ['a method that is switched off, a factor, or a region without SMS', 'auth/operation-not-allowed'],
  ['sign-ups that are switched off', 'auth/admin-restricted-operation'],
  ['a project without Auth', 'auth/configuration-not-found'],
  ['a site that may not sign in', 'auth/unauthorized-domain'],
])('%s is not a network problem, and the console names the code for whoever set it up', (_, code) => {
  expect(toProblem(new FirebaseError(code, 'Firebase: Error'))).toBe('not-offered');
  expect(log).toHaveBeenCalledWith('Sign-in failed:', code);
});

it('problems that a person can solve are shown, and not logged', () => {
  expect(toProblem(new FirebaseError('auth/too-many-requests', ''))).toBe('too-many-requests');
  expect(toProblem(new AuthFailure('last-method'))).toBe('last-method');
  expect(log).not.toHaveBeenCalled();
});

it('an unknown problem counts as an internal error, and is logged', () => {
  expect(toProblem(new FirebaseError('auth/something-new', ''))).toBe('internal');
  const error = new Error('thrown');
  expect(toProblem(error)).toBe('internal');
  expect(log.mock.calls).toEqual([
    ['Sign-in failed:', 'auth/something-new'],
    ['Sign-in failed:', error],
  ]);
});
