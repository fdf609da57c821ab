import { ProofNeeded } from '@domain/auth/proof-needed.ts';
import { SecondFactorNeeded } from '@domain/auth/second-factor.ts';
import { AuthFailure } from '@domain/auth/session.ts';
import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  type OAuthCredential,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import { auth } from '../../data/firebase.ts';
import { isHomeScreenApp } from '../../lib/standalone.ts';
import { refreshUser, requireUser, signIn } from './auth.ts';
import { toSessionUser } from './auth-events.ts';
import { toFailure } from './auth-failure.ts';

/**
 * Returns whether the account has Google. An account with a second factor is linked before the service asks for that
 * factor, so its reply alone doesn't tell.
 */
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

/** Browsers without popups: installed apps, and some of those inside apps that pass for another browser. */
const NO_POPUP: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

async function orGoogleFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toGoogleFailure(error);
  }
}

async function popUp(): Promise<unknown> {
  try {
    return await signInWithPopup(auth, provider(), browserPopupRedirectResolver);
  } catch (error) {
    if (!(error instanceof FirebaseError && NO_POPUP.has(error.code))) throw error;
    return redirect();
  }
}
const redirect = () => signInWithRedirect(auth, provider(), browserPopupRedirectResolver);

/**
 * Signs in through Google's popup, or else by redirecting the whole page. Throws an AuthFailure, a SecondFactorNeeded
 * or a ProofNeeded.
 */
export async function signInWithGoogle(): Promise<void> {
  // there, a popup opens and fails as if there were no network (firebase-js-sdk#7443)
  await orGoogleFailure(isHomeScreenApp() ? redirect : popUp);
}

/**
 * Links Google to the signed-in account, by popup only: the SDK's redirect would need Google's script on every page.
 * Throws an AuthFailure; `popup-blocked` is one of them.
 */
export async function linkGoogle(): Promise<void> {
  const user = requireUser();
  try {
    await orGoogleFailure(() => linkWithPopup(user, provider(), browserPopupRedirectResolver));
  } catch (error) {
    if (!(error instanceof SecondFactorNeeded)) throw error;
  }
  await refreshUser();
  if (!isLinked()) throw new AuthFailure('internal');
}

/** Reauthenticates through Google's popup. Throws an AuthFailure or a SecondFactorNeeded. */
export async function reauthenticateWithGoogle(): Promise<void> {
  const user = requireUser();
  await orGoogleFailure(() => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver));
}

/** Completes a sign-in by redirect and returns whether there was one. Throws like `signInWithGoogle`. */
export async function finishGoogleRedirect(): Promise<boolean> {
  return (await orGoogleFailure(() => getRedirectResult(auth, browserPopupRedirectResolver))) !== null;
}
