import type { Factor } from './second-factor.ts';

/** What can happen to the session (spec section 4); MFA_CHALLENGE_VERIFIED comes with the second factor. */
export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'MFA_CHALLENGE_VERIFIED';

/** `aal2` once a second factor was given. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** The ways an account can be signed in to. */
interface SignInMethods {
  password: boolean;
  /** The address of the linked Google account; null when there is none. */
  google: string | null;
}

export interface SessionUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  methods: SignInMethods;
  /** The second factors that are asked for when signing in. */
  factors: readonly Factor[];
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

/** Why something about signing in did not work, in terms a form can put into words. */
const AUTH_PROBLEMS = [
  'email-in-use',
  'wrong-credentials',
  'invalid-email',
  'weak-password',
  'account-disabled',
  'too-many-requests',
  'network',
  'internal',
  /** Google's window was closed, or the person said no there. */
  'cancelled',
  /** The browser did not open Google's window. */
  'popup-blocked',
  /** Google could not be reached, or is not switched on for this project. */
  'google-unavailable',
  /** The Google account is linked to somebody else's account here. */
  'google-in-use',
  /** The Google account that was shown as proof is not the linked one. */
  'other-person',
  'last-method',
  'recent-sign-in-required',
  'session-ended',
  /** A second factor needs a confirmed address first. */
  'unverified-email',
  'wrong-code',
  'code-expired',
  'invalid-phone',
  'too-many-factors',
  'factor-exists',
  /** The link from an e-mail was used before, or a newer one has replaced it. */
  'link-used',
  'link-expired',
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
