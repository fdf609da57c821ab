import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';

const PROBLEMS: Readonly<Record<string, AuthProblem>> = {
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/popup-closed-by-user': 'canceled',
  'auth/cancelled-popup-request': 'canceled',
  'auth/user-cancelled': 'canceled',
  'auth/redirect-cancelled-by-user': 'canceled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/operation-not-supported-in-this-environment': 'popup-blocked',
  'auth/operation-not-allowed': 'not-offered',
  'auth/admin-restricted-operation': 'not-offered',
  'auth/configuration-not-found': 'not-offered',
  'auth/unauthorized-domain': 'not-offered',
  'auth/credential-already-in-use': 'google-in-use',
  'auth/user-mismatch': 'other-person',
  'auth/requires-recent-login': 'recent-sign-in-required',
  'auth/user-token-expired': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
  'auth/invalid-refresh-token': 'session-ended',
  'auth/unverified-email': 'unverified-email',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'code-expired',
  'auth/invalid-verification-id': 'code-expired',
  'auth/totp-challenge-timeout': 'session-ended',
  'auth/invalid-multi-factor-session': 'session-ended',
  'auth/invalid-phone-number': 'invalid-phone',
  'auth/maximum-second-factor-count-exceeded': 'too-many-factors',
  'auth/second-factor-already-in-use': 'factor-exists',
  'auth/invalid-action-code': 'link-used',
  'auth/expired-action-code': 'link-expired',
};

/** Returns the app's own term for an error of the auth service. */
export function toProblem(error: unknown): AuthProblem {
  if (error instanceof AuthFailure) return error.problem;
  const code = error instanceof FirebaseError ? error.code : '';
  const problem = PROBLEMS[code] ?? 'internal';
  // the project's settings are wrong, which only its operators can fix
  if (problem === 'internal' || problem === 'not-offered') console.error('Sign-in failed:', code || error);
  return problem;
}
