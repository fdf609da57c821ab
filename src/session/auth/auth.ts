import { type AssuranceLevel, AuthFailure } from '@domain/auth/session.ts';
import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { signOut as endSession, sendEmailVerification, type User } from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { endIfRefused } from '../../data/renew-session.ts';
import { now } from '../../lib/clock.ts';
import { askTime } from '../../lib/reach.ts';
import { isGuest } from './auth-events.ts';
import { orFailure } from './auth-failure.ts';

/** Returns the signed-in user as the service's own object. Throws an AuthFailure. */
export function requireUser(): User {
  if (!auth.currentUser) throw new AuthFailure('session-ended');
  return auth.currentUser;
}

/** Throws an AuthFailure. */
export async function sendVerification(): Promise<void> {
  await orFailure(() => sendEmailVerification(requireUser(), { url: `${location.origin}/account` }));
}

export function setAuthLanguage(language: string): void {
  auth.languageCode = language;
}

/** Refreshes the user from the service; listeners are notified. Throws an AuthFailure. */
export async function refreshUser(): Promise<void> {
  await orFailure(async () => {
    const user = requireUser();
    await user.reload();
    await user.getIdToken(true);
  });
}

export async function isSignInRecent(): Promise<boolean> {
  // a guest has nothing to sign in with
  if (auth.currentUser && isGuest(auth.currentUser)) return true;
  await askTime(); // a sign-in's time is the server's
  const { authTime } = await orFailure(() => requireUser().getIdTokenResult());
  // a minute less than the server allows, so that it still is when the request arrives; the server judges again
  return now() - Date.parse(authTime) < (RECENT_SIGN_IN_S - 60) * 1000;
}

/** What the session's token says of the user: `aal2` with a second factor. */
interface Standing {
  assuranceLevel: AssuranceLevel;
  isOperator: boolean;
}

/** Returns the least where it isn't known, as offline. Ends a session that the service refuses to renew. */
export async function fetchStanding(): Promise<Standing> {
  try {
    const token = await auth.currentUser?.getIdTokenResult();
    return {
      assuranceLevel: token?.signInSecondFactor ? 'aal2' : 'aal1',
      isOperator: token?.claims['operator'] === true,
    };
  } catch (error) {
    await endIfRefused(error);
    return { assuranceLevel: 'aal1', isOperator: false };
  }
}

/** Notifies listeners of changes, and ends a session that the service refuses; does nothing offline. */
export async function checkSession(): Promise<void> {
  await auth.currentUser?.reload().catch(endIfRefused);
}

/** The page must be reloaded afterwards: no page may have the local database open when it is deleted (cleanup.ts). */
export const signOut = (): Promise<void> => endSession(auth);
