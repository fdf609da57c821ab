/** What can happen to the session (spec section 4); MFA_CHALLENGE_VERIFIED comes with the second factor. */
export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'MFA_CHALLENGE_VERIFIED';

/** `aal2` once a second factor was given. */
export type AssuranceLevel = 'aal1' | 'aal2';

export interface SessionUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/**
 * Which event a change of the signed-in user is. `before` is undefined until the first one is known, then the user's
 * id, or null for nobody.
 */
export function authEventOf(before: string | null | undefined, now: string | null): AuthEvent {
  if (before === undefined) return 'INITIAL_SESSION';
  if (now === null) return 'SIGNED_OUT';
  return before === now ? 'TOKEN_REFRESHED' : 'SIGNED_IN';
}

/** Why signing up or in did not work, in terms a form can put into words. */
export const AUTH_PROBLEMS = [
  'email-in-use',
  'wrong-credentials',
  'invalid-email',
  'weak-password',
  'account-disabled',
  'too-many-requests',
  'network',
  'internal',
] as const;
export type AuthProblem = (typeof AUTH_PROBLEMS)[number];

export class AuthFailure extends Error {
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem) {
    super(problem);
    this.name = 'AuthFailure';
    this.problem = problem;
  }
}
