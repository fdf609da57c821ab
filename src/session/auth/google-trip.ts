import { AuthFailure } from '@domain/auth/session.ts';
import {
  browserPopupRedirectResolver,
  type GoogleAuthProvider,
  getRedirectResult,
  inMemoryPersistence,
  type linkWithRedirect,
  signOut,
  type User,
  updateCurrentUser,
} from 'firebase/auth';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { auth, openAnotherAuth } from '../../data/firebase.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { requireUser } from './auth.ts';

/** What somebody who is signed in left for Google for, with the whole page. */
interface Trip {
  uid: string;
  errand: 'link' | 'proof';
  /** The part of the page they left. */
  place: string;
}

/** Returns the trip to Google that a person comes back from; null when there is none. */
export function readTrip(uid: string): Trip | null {
  const trip = readStored<Trip>(STORAGE_KEYS.googleTrip, 'sessionStorage');
  return trip?.uid === uid ? trip : null;
}

const storeTrip = (trip: Trip | null) => writeStored(STORAGE_KEYS.googleTrip, trip, 'sessionStorage');

let another: ReturnType<typeof openAnotherAuth> | undefined;
/** For trips only: the page's own would note the trip in the stored user, and no page could start without Google. */
function openTripAuth() {
  another ??= openAnotherAuth('google-trip', {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return another;
}

/** Rejects when Back shows this page again, as it was. */
export const comeBack = () =>
  new Promise<never>((_, reject) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reject(new AuthFailure('canceled'));
    });
  });

/** Leaves for Google with the whole page. Only ever throws: an AuthFailure, or what Auth throws. */
export async function leaveForGoogle(
  { errand, place }: Pick<Trip, 'errand' | 'place'>,
  provider: GoogleAuthProvider,
  go: typeof linkWithRedirect,
): Promise<void> {
  const user = requireUser();
  const tripAuth = openTripAuth();
  await updateCurrentUser(tripAuth, user);
  storeTrip({ uid: user.uid, errand, place });
  try {
    await Promise.race([go(tripAuth.currentUser as User, provider), comeBack()]);
  } catch (error) {
    storeTrip(null);
    await signOut(tripAuth);
    throw error;
  }
}

/** Adds Google's answer to the session. Throws an AuthFailure when there is none, or what Auth throws. */
export async function finishTrip(): Promise<void> {
  storeTrip(null);
  const tripAuth = openTripAuth();
  try {
    const answer = await getRedirectResult(tripAuth);
    if (!answer) throw new AuthFailure('canceled');
    await updateCurrentUser(auth, answer.user);
  } finally {
    await signOut(tripAuth); // it keeps the person in this tab's storage
  }
}
