import type { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';
import type { MultiFactorError } from 'firebase/auth';
import { toProblem } from '../../data/auth-problem.ts';
import { secondFactorNeeded } from './mfa-challenge.ts';

/** Returns the app's own error; a sign-in that waits for its second factor becomes a SecondFactorNeeded. */
export function toFailure(error: unknown): AuthFailure | SecondFactorNeeded {
  if (error instanceof AuthFailure) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'auth/multi-factor-auth-required') return secondFactorNeeded(error as MultiFactorError, toFailure);
  return new AuthFailure(toProblem(error));
}

/** Runs work of the auth service; throws only an AuthFailure or a SecondFactorNeeded. */
export async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFailure(error);
  }
}
