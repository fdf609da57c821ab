import { AuthFailure } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  onAuthStateChanged,
  signInAnonymously,
  signInWithCredential,
  type User,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { isGuest } from './auth-events.ts';
import { orFailure } from './auth-failure.ts';
import { putGuestAside } from './guest-aside.ts';

/** Returns the guest who is signed in here; null for anybody else. */
export const guestHere = (): User | null => (auth.currentUser && isGuest(auth.currentUser) ? auth.currentUser : null);

/** Puts a guest who is here aside, for an account to sign in. Throws an AuthFailure where that can't be now. */
export async function makeRoom(): Promise<void> {
  const guest = guestHere();
  if (!guest) return;
  const { putAside } = await import('./guest-slot.ts').catch(() => {
    throw new AuthFailure('network');
  });
  const kept = await putAside(guest);
  if (kept) putGuestAside(kept);
}

/** The account at the provider, or its address, belongs to an account here. */
const IN_USE: ReadonlySet<string> = new Set(['auth/credential-already-in-use', 'auth/email-already-in-use']);

/** Keeps a guest's account by `link`, or signs in to the one in use. Throws what Auth throws, or an AuthFailure. */
export async function orTakeOver(
  link: () => Promise<unknown>,
  credentialOf: (error: FirebaseError) => AuthCredential | null,
): Promise<void> {
  try {
    await link();
    // the functions recognize a guest by the token
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
  } catch (error) {
    const isInUse = error instanceof FirebaseError && IN_USE.has(error.code);
    const credential = isInUse && credentialOf(error);
    if (!credential) throw error;
    await makeRoom();
    await signInWithCredential(auth, credential);
  }
}

const SEEN_WITHIN_MS = 5000;

const seeOtherTab = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SEEN_WITHIN_MS);
    const stop = onAuthStateChanged(auth, (user) => {
      if (!user) return;
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    });
  });

/** Signs in a guest where nobody is. `isExpected`: another tab may have just done so. Throws an AuthFailure. */
export async function anybodyHere(isExpected: boolean): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser && isExpected) await seeOtherTab();
  if (!auth.currentUser) await orFailure(() => signInAnonymously(auth));
  if (!auth.currentUser) throw new AuthFailure('session-ended');
  return auth.currentUser;
}
