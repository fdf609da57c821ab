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
import { refreshUser, requireUser, signIn } from './auth.ts';
import { toSessionUser } from './auth-events.ts';
import { toFailure } from './auth-failure.ts';

/**
 * What the account itself says. An account with a second factor is linked, and then the service asks for that factor
 * as if it were a sign-in: its answer alone does not tell.
 */
const isLinked = () => auth.currentUser !== null && toSessionUser(auth.currentUser).methods.google !== null;

/** Signs in by password and links Google afterwards, after a second factor where one is asked for. */
function proofNeeded(email: string, credential: OAuthCredential): ProofNeeded {
  return new ProofNeeded(email, async (password, told) => {
    const link = async () => {
      await linkWithCredential(requireUser(), credential).catch(() => undefined);
      await refreshUser().catch(() => undefined);
      // where it did not work the person is in all the same, and can link Google on the account page
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
  // of all that is asked for here, Google's part is what a network without Google does not reach
  if (code === 'auth/internal-error' || code === 'auth/network-request-failed') {
    return new AuthFailure(navigator.onLine ? 'google-unavailable' : 'network');
  }
  return toFailure(error);
}

/** Browsers without popups: some in-app browsers, and apps on a home screen. */
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

/**
 * By Google's window, or where there is none by the whole page, which then comes back to this address. Throws an
 * AuthFailure, a SecondFactorNeeded or a ProofNeeded.
 */
export async function signInWithGoogle(): Promise<void> {
  await orGoogleFailure(() =>
    signInWithPopup(auth, provider(), browserPopupRedirectResolver).catch((error: unknown) => {
      if (!(error instanceof FirebaseError && NO_POPUP.has(error.code))) throw error;
      return signInWithRedirect(auth, provider(), browserPopupRedirectResolver);
    }),
  );
}

/**
 * Adds Google to the ways of the account that is signed in. Only by Google's window: the SDK takes the whole page there
 * and back for somebody signed in only where every page of the app loads Google's script. Throws an AuthFailure;
 * `popup-blocked` is one of them.
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

/** Has Google say once more who is there, by its window. Throws an AuthFailure or a SecondFactorNeeded. */
export async function reauthenticateWithGoogle(): Promise<void> {
  const user = requireUser();
  await orGoogleFailure(() => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver));
}

/**
 * Ends what began with leaving for Google by the whole page; does nothing when nothing did. Returns whether it did.
 * Throws as `signInWithGoogle` does.
 */
export async function finishGoogleRedirect(): Promise<boolean> {
  return (await orGoogleFailure(() => getRedirectResult(auth, browserPopupRedirectResolver))) !== null;
}
