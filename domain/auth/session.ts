import type { Factor } from './second-factor.ts';

/** Session events (spec section 4); MFA_CHALLENGE_VERIFIED belongs to the second factor. */
export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'MFA_CHALLENGE_VERIFIED';

/** `aal2` once a second factor was given. */
export type AssuranceLevel = 'aal1' | 'aal2';

interface SignInMethods {
  password: boolean;
  google: string | null;
}

export interface SessionUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** Has no way to sign in: their data is on this device only. */
  isGuest: boolean;
  methods: SignInMethods;
  factors: readonly Factor[];
}

/** Returns the event for a change of user. `before` is undefined until the first state is known; null is signed out. */
export function authEventOf(before: string | null | undefined, now: string | null): AuthEvent {
  if (before === undefined) return 'INITIAL_SESSION';
  if (now === null) return 'SIGNED_OUT';
  return before === now ? 'TOKEN_REFRESHED' : 'SIGNED_IN';
}

const AUTH_PROBLEMS = [
  'email-in-use',
  'wrong-credentials',
  'invalid-email',
  'weak-password',
  'account-disabled',
  'too-many-requests',
  'network',
  'internal',
  'canceled',
  'popup-blocked',
  'google-unavailable',
  /** A way to sign in, or a second factor, that the project's settings don't allow. */
  'not-offered',
  'google-in-use',
  /** The Google account given as proof isn't the linked one. */
  'other-person',
  'last-method',
  'recent-sign-in-required',
  'session-ended',
  'unverified-email',
  'wrong-code',
  'code-expired',
  'invalid-phone',
  'too-many-factors',
  'factor-exists',
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
