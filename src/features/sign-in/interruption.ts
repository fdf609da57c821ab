import { ProofNeeded } from '@domain/auth/proof-needed.ts';
import { SecondFactorNeeded } from '@domain/auth/second-factor.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';

/** What stands between a right sign-in and being in. */
export type Interruption = SecondFactorNeeded | ProofNeeded;

/** Sorts what a sign-in threw: a step to take, or a problem to put into words. */
export function sortOut(error: unknown): Interruption | AuthProblem {
  if (error instanceof SecondFactorNeeded || error instanceof ProofNeeded) return error;
  return error instanceof AuthFailure ? error.problem : 'internal';
}
