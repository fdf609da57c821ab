import { ProofNeeded, SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';

/** A step between a valid sign-in and the session. */
export type Interruption = SecondFactorNeeded | ProofNeeded;

/** Returns what a sign-in's error requires: a further step, or a problem to show. */
export function sortOut(error: unknown): Interruption | AuthProblem {
  if (error instanceof SecondFactorNeeded || error instanceof ProofNeeded) return error;
  return error instanceof AuthFailure ? error.problem : 'internal';
}
