import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';

/** Loads the auth service on demand. Throws an AuthFailure when its file fails to load. */
export async function loadActions() {
  try {
    return await import('../../session/auth/action-codes.ts');
  } catch {
    throw new AuthFailure('network');
  }
}

export const problemOf = (error: unknown): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal');

/** Problems that make the link useless; others can be retried. */
const FINAL = ['link-used', 'link-expired', 'account-disabled', 'wrong-credentials'] as const;
export type FinalProblem = (typeof FINAL)[number];
export const isFinal = (problem: AuthProblem): problem is FinalProblem => FINAL.some((final) => final === problem);

const TOLD = ['network', 'too-many-requests', 'email-in-use'] as const;
/** Returns the key of the text for a failed or refused request. */
export const failedText = (problem: AuthProblem) =>
  `failed.${TOLD.find((told) => told === problem) ?? 'internal'}` as const;
