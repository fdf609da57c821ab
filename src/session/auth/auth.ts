import { type AssuranceLevel, AuthFailure } from '@domain/auth/session.ts';
import type { SignInForm, SignUpForm } from '@domain/auth/sign-up.ts';
import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { typedName } from '@domain/typed-text.ts';
import {
  createUserWithEmailAndPassword,
  signOut as endSession,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { endIfRefused } from '../../data/renew-session.ts';
import { orFailure } from './auth-failure.ts';

/** As the service keeps it; phones begin every word with a capital. */
export const toAddress = (email: string): string => email.trim().toLowerCase();

/** Makes an account and signs it in. Throws an AuthFailure. The profile follows by `ensureProfile`. */
export async function signUp({ email, password, name }: SignUpForm): Promise<void> {
  const { user } = await orFailure(() => createUserWithEmailAndPassword(auth, toAddress(email), password));
  // neither is worth a failed sign-up: the profile gets the name from `ensureProfile`, and the mail can be asked for again
  await updateProfile(user, { displayName: typedName(name) }).catch(() => undefined);
  sendVerification().catch(() => undefined);
}

/** Throws an AuthFailure, or a SecondFactorNeeded. */
export async function signIn({ email, password }: SignInForm): Promise<void> {
  await orFailure(() => signInWithEmailAndPassword(auth, toAddress(email), password));
}

/** Who is signed in, as the service's own object. Throws an AuthFailure. */
export function requireUser(): User {
  if (!auth.currentUser) throw new AuthFailure('session-ended');
  return auth.currentUser;
}

/** Sends the link by which an address is confirmed, in the language of `languageCode`. Throws an AuthFailure. */
export async function sendVerification(): Promise<void> {
  await orFailure(() => sendEmailVerification(requireUser(), { url: `${location.origin}/account` }));
}

/** The language of the e-mails and text messages that the sign-in service sends from now on. */
export function setAuthLanguage(language: string): void {
  auth.languageCode = language;
}

/** Asks the service for what it has about the user now; the listeners hear of it. Throws an AuthFailure. */
export async function refreshUser(): Promise<void> {
  await orFailure(async () => {
    const user = requireUser();
    await user.reload();
    await user.getIdToken(true);
  });
}

/** Whether the person has signed in so lately that they may do what cannot be undone. */
export async function isSignInRecent(): Promise<boolean> {
  const { authTime } = await orFailure(() => requireUser().getIdTokenResult());
  // a minute less than the server allows, so that it still is when the request arrives
  return Date.now() - Date.parse(authTime) < (RECENT_SIGN_IN_S - 60) * 1000;
}

/**
 * `aal2` when the session was opened with a second factor. A session that the service refuses to renew is ended; without
 * a network it stays as it is, and counts as `aal1`.
 */
export async function fetchAssuranceLevel(): Promise<AssuranceLevel> {
  try {
    const token = await auth.currentUser?.getIdTokenResult();
    return token?.signInSecondFactor ? 'aal2' : 'aal1';
  } catch (error) {
    await endIfRefused(error);
    return 'aal1';
  }
}

/**
 * Asks the service whether the session still holds, and what else has changed about the account; the listeners hear of
 * it. Ends a session that the service refuses. Without a network nothing happens.
 */
export async function checkSession(): Promise<void> {
  await auth.currentUser?.reload().catch(endIfRefused);
}

/**
 * Ends the session. The page must be loaded anew afterwards; what the database keeps on this device is deleted then
 * (session/cleanup.ts), when no page has it open any more.
 */
export const signOut = (): Promise<void> => endSession(auth);
