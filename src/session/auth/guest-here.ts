import { AuthFailure } from '@domain/auth/session.ts';
import { asDomainError } from '@domain/errors.ts';
import { FirebaseError } from 'firebase/app';
import { type AuthCredential, signInWithCredential, type User } from 'firebase/auth';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { call } from '../../data/callables.ts';
import { auth } from '../../data/firebase.ts';
import { writeStored } from '../../lib/storage.ts';

/** Returns the guest who is signed in here; null for anybody else. */
export const guestHere = (): User | null => (auth.currentUser?.isAnonymous ? auth.currentUser : null);

/**
 * Stores what lets the next account here take over what the guest has made. Does nothing for anybody else. Throws an
 * AuthFailure when that can't be had right now: signing in would lose it.
 */
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

/**
 * Calls `link`, which makes a guest's account an ordinary one. If that sign-in has an account, signs in to it by the
 * credential, to take over what the guest has made. Throws what Auth throws, or an AuthFailure.
 */
export async function orTakeOver(
  link: () => Promise<unknown>,
  credentialOf: (error: FirebaseError) => AuthCredential | null,
): Promise<void> {
  try {
    await link();
  } catch (error) {
    const isInUse = error instanceof FirebaseError && IN_USE.has(error.code);
    const credential = isInUse && credentialOf(error);
    if (!credential) throw error;
    await keepGuestPass();
    await signInWithCredential(auth, credential);
  }
}
