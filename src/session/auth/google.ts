import { ProofNeeded, SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  type OAuthCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { auth } from '../../data/firebase.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { refreshUser, requireUser } from './auth.ts';
import { toSessionUser } from './auth-events.ts';
import { toFailure } from './auth-failure.ts';
import { comeBack, finishTrip, leaveForGoogle } from './google-trip.ts';
import { guestHere, makeRoom, orTakeOver } from './guest-account.ts';
import { signIn } from './password.ts';
import { windowOrPage } from './window-or-page.ts';

/** An account with a second factor is linked before the service asks for it, so its reply alone doesn't show it. */
const isLinked = () => auth.currentUser !== null && toSessionUser(auth.currentUser).methods.google !== null;

/** Returns the error that signs in by password and then links Google, after a second factor if required. */
function proofNeeded(email: string, credential: OAuthCredential): ProofNeeded {
  return new ProofNeeded(email, async (password, told) => {
    const link = async () => {
      await linkWithCredential(requireUser(), credential).catch(() => undefined);
      await refreshUser().catch(() => undefined);
      // if linking failed, the person is signed in all the same and can link Google on the account page
      told(isLinked());
    };
    try {
      await signIn({ email, password });
    } catch (error) {
      throw error instanceof SecondFactorNeeded ? error.followedBy(link) : error;
    }
    await link();
  });
}

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

function toGoogleFailure(error: unknown): Error {
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'auth/account-exists-with-different-credential') {
    const credential = GoogleAuthProvider.credentialFromError(error as FirebaseError);
    const email = (error as FirebaseError).customData?.['email'];
    if (credential && typeof email === 'string') return proofNeeded(email, credential);
  }
  // of all these requests, only Google's part fails on a network without Google
  if (code === 'auth/internal-error' || code === 'auth/network-request-failed') {
    return new AuthFailure(navigator.onLine ? 'google-unavailable' : 'network');
  }
  return toFailure(error);
}

async function orGoogleFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toGoogleFailure(error);
  }
}

const keepByGoogle = (guest: User) =>
  orTakeOver(
    () => linkWithPopup(guest, provider(), browserPopupRedirectResolver),
    (error) => GoogleAuthProvider.credentialFromError(error),
  );

/** Google's own page may refuse, and then leads nowhere: the person comes back by themselves. */
const noteAway = (isAway: boolean) => void writeStored(STORAGE_KEYS.googleAway, isAway || null, 'sessionStorage');

/** By popup, or by redirect; a guest's account is kept. Throws AuthFailure, SecondFactorNeeded, ProofNeeded. */
export const signInWithGoogle = (): Promise<void> =>
  orGoogleFailure(() =>
    windowOrPage(
      () => {
        const guest = guestHere();
        return guest ? keepByGoogle(guest) : signInWithPopup(auth, provider(), browserPopupRedirectResolver);
      },
      async () => {
        await makeRoom();
        noteAway(true);
        await Promise.race([signInWithRedirect(auth, provider(), browserPopupRedirectResolver), comeBack()]);
      },
    ),
  );

async function untilLinked(work: () => Promise<void>): Promise<void> {
  try {
    await orGoogleFailure(work);
  } catch (error) {
    if (!(error instanceof SecondFactorNeeded)) throw error;
  }
  await refreshUser();
  if (!isLinked()) throw new AuthFailure('internal');
}

/** By popup, or with the whole page, which comes back to `place`. Throws an AuthFailure. */
export function linkGoogle(place: string): Promise<void> {
  const user = requireUser();
  return untilLinked(() =>
    windowOrPage(
      () => linkWithPopup(user, provider(), browserPopupRedirectResolver),
      () => leaveForGoogle({ errand: 'link', place }, provider(), linkWithRedirect),
    ),
  );
}

/** Completes a linking for which the whole page left. Throws an AuthFailure. */
export const finishLinking = (): Promise<void> => untilLinked(finishTrip);

/** By popup, or with the whole page, which comes back to `place`. Throws an AuthFailure or a SecondFactorNeeded. */
export function reauthenticateWithGoogle(place: string): Promise<void> {
  const user = requireUser();
  return orGoogleFailure(() =>
    windowOrPage(
      () => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver),
      () => leaveForGoogle({ errand: 'proof', place }, provider(), reauthenticateWithRedirect),
    ),
  );
}

/** Completes a reauthentication for which the whole page left. Throws like `reauthenticateWithGoogle`. */
export const finishReauthentication = (): Promise<void> => orGoogleFailure(finishTrip);

/** Completes a sign-in by redirect, if there was one. Throws like `signInWithGoogle`, also when nothing came of it. */
export async function finishGoogleRedirect(): Promise<void> {
  const wasAway = readStored(STORAGE_KEYS.googleAway, 'sessionStorage') !== null;
  noteAway(false);
  const answer = await orGoogleFailure(() => getRedirectResult(auth, browserPopupRedirectResolver));
  if (wasAway && answer === null) throw new AuthFailure('canceled');
}
