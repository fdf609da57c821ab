import { AuthFailure } from '@domain/auth/session.ts';
import { asDomainError } from '@domain/errors.ts';
import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  onAuthStateChanged,
  signInAnonymously,
  signInWithCredential,
  type User,
} from 'firebase/auth';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { call } from '../../data/callables.ts';
import { auth } from '../../data/firebase.ts';
import { writeStored } from '../../lib/storage.ts';
import { isGuest } from './auth-events.ts';
import { orFailure } from './auth-failure.ts';

/** Returns the guest who is signed in here; null for anybody else. */
export const guestHere = (): User | null => (auth.currentUser && isGuest(auth.currentUser) ? auth.currentUser : null);

/** Stores what lets the next account take over a guest's things. Throws an AuthFailure where it can't now. */
export async function keepGuestPass(): Promise<void> {
  if (!guestHere()) return;
  try {
    const { profile, pass } = await call('ensureGuest', {});
    if (profile) writeStored(STORAGE_KEYS.guestPass, pass);
  } catch (error) {
    if (asDomainError(error).code !== 'gone') throw new AuthFailure('network');
  }
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
    await keepGuestPass();
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
