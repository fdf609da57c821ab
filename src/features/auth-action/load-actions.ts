import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';

/** The sign-in service, when the page has something for it to do. Throws an AuthFailure when its file does not arrive. */
export async function loadActions() {
  try {
    return await import('../../session/auth/action-codes.ts');
  } catch {
    throw new AuthFailure('network');
  }
}

export const problemOf = (error: unknown): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal');

/** The link is no good for anything any more; nothing else is worth another try. */
const FINAL = ['link-used', 'link-expired', 'account-disabled', 'wrong-credentials'] as const;
export type FinalProblem = (typeof FINAL)[number];
export const isFinal = (problem: AuthProblem): problem is FinalProblem => FINAL.some((final) => final === problem);

const TOLD = ['network', 'too-many-requests', 'email-in-use'] as const;
/** The text that says why the service could not be asked, or said no for now. */
export const failedText = (problem: AuthProblem) =>
  `failed.${TOLD.find((told) => told === problem) ?? 'internal'}` as const;
