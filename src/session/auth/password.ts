import type { SignInForm, SignUpForm } from '@domain/auth/sign-up.ts';
import { toAddress } from '@domain/email.ts';
import { typedName } from '@domain/typed-text.ts';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { sendVerification } from './auth.ts';
import { orFailure } from './auth-failure.ts';
import { guestHere, makeRoom } from './guest-account.ts';

/** Creates an account and signs in; a guest's becomes one. `ensureProfile` creates the profile. Throws an AuthFailure. */
export async function signUp({ email, password, name }: SignUpForm): Promise<void> {
  const address = toAddress(email);
  const guest = guestHere();
  const { user } = await orFailure(() =>
    guest
      ? linkWithCredential(guest, EmailAuthProvider.credential(address, password))
      : createUserWithEmailAndPassword(auth, address, password),
  );
  // neither is worth a failed sign-up: `ensureProfile` sets the profile's name, and the email can be requested again
  await updateProfile(user, { displayName: typedName(name) }).catch(() => undefined);
  sendVerification().catch(() => undefined);
}

/** Throws an AuthFailure, or a SecondFactorNeeded. */
export async function signIn({ email, password }: SignInForm): Promise<void> {
  await makeRoom();
  await orFailure(() => signInWithEmailAndPassword(auth, toAddress(email), password));
}
