import { AuthFailure } from '@domain/auth/session.ts';
import { asDomainError } from '@domain/errors.ts';
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  signOut,
  type User,
  updateCurrentUser,
} from 'firebase/auth';
import { countInbox } from '../../data/accounts.ts';
import { limitAuthStartup } from '../../data/auth-startup-timeout.ts';
import { call } from '../../data/callables.ts';
import { auth, openAnotherAuth } from '../../data/firebase.ts';
import { flushPendingWrites } from '../../data/pending-writes.ts';
import { fetchOwnQuizCount } from '../../data/quizzes.ts';

let slot: Auth | undefined;

/** An Auth beside the page's own, in which a guest stays signed in while somebody with an account is here. */
async function openSlot(): Promise<Auth> {
  await auth.authStateReady();
  if (!slot) {
    slot = openAnotherAuth('guest', { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    limitAuthStartup(slot);
  }
  await slot.authStateReady();
  return slot;
}

/** Keeps a guest signed in, for when nobody else is. Returns what there is of them; null for nothing. Or AuthFailure. */
export async function putAside(guest: User) {
  const { uid } = guest;
  try {
    await flushPendingWrites(); // they go with the database
    const { profile, pass } = await call('ensureGuest', {});
    if (!profile) return null;
    const [quizzes, { messages }] = await Promise.all([fetchOwnQuizCount(uid), countInbox(uid)]);
    await updateCurrentUser(await openSlot(), guest);
    const { username, name } = profile;
    return { uid, username, name, quizzes, messages, pass };
  } catch (error) {
    if (asDomainError(error).code === 'gone') return null;
    throw new AuthFailure('network');
  }
}

/** Signs the guest in again, unless somebody is. The slot keeps them. Returns false when they're gone. */
export async function bringBack(uid: string): Promise<boolean> {
  await auth.authStateReady();
  if (auth.currentUser) return true;
  const { currentUser } = await openSlot();
  if (currentUser?.uid !== uid) return false;
  await updateCurrentUser(auth, currentUser);
  return true;
}

export const emptySlot = async (): Promise<void> => signOut(await openSlot());
