import {
  type AssuranceLevel,
  type AuthEvent,
  AuthFailure,
  type AuthProblem,
  authEventOf,
  type SessionUser,
} from '@domain/auth/session.ts';
import type { SignInForm, SignUpForm } from '@domain/auth/sign-up.ts';
import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  signOut as endSession,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { auth, firestore } from './firebase.ts';

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
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
};

function toFailure(error: unknown): AuthFailure {
  const code = error instanceof FirebaseError ? error.code : '';
  if (!PROBLEMS[code]) console.error('Sign-in failed:', code || error);
  return new AuthFailure(PROBLEMS[code] ?? 'internal');
}

/** Makes an account and signs it in. Throws an AuthFailure. The profile follows by `ensureProfile`. */
export async function signUp({ email, password, name }: SignUpForm): Promise<void> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
    // only a copy for the sign-in service; the profile gets the name from `ensureProfile`, so a failure costs nothing
    await updateProfile(user, { displayName: name.trim() }).catch(() => undefined);
  } catch (error) {
    throw toFailure(error);
  }
}

/** Throws an AuthFailure. */
export async function signIn({ email, password }: SignInForm): Promise<void> {
  try {
    await signInWithEmailAndPassword(auth, email.trim(), password);
  } catch (error) {
    throw toFailure(error);
  }
}

const CLEAN_UP_MS = 1500;

/**
 * Ends the session and wipes what Firestore kept on this device, which may be shared. The page must be loaded anew
 * afterwards: its database is closed for good.
 */
export async function signOut(): Promise<void> {
  await endSession(auth);
  const wiped = terminate(firestore)
    .then(() => clearIndexedDbPersistence(firestore))
    .catch(() => undefined); // another tab still reads it
  await Promise.race([wiped, new Promise((resolve) => setTimeout(resolve, CLEAN_UP_MS))]);
}

const toUser = ({ uid, email, emailVerified, displayName }: User): SessionUser => ({
  uid,
  email,
  emailVerified,
  name: displayName,
});

/** Tells every change of the session, the first one as INITIAL_SESSION. Gives the way to stop listening. */
export function onAuthEvent(listen: (event: AuthEvent, user: SessionUser | null) => void): () => void {
  let before: string | null | undefined;
  return onIdTokenChanged(auth, (user) => {
    const event = authEventOf(before, user?.uid ?? null);
    before = user?.uid ?? null;
    listen(event, user && toUser(user));
  });
}

/** `aal2` when the session was opened with a second factor. Offline, an expired token counts as `aal1`. */
export async function fetchAssuranceLevel(): Promise<AssuranceLevel> {
  try {
    const token = await auth.currentUser?.getIdTokenResult();
    return token?.signInSecondFactor ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}
