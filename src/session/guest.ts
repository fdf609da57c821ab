import type { InputOf } from '@domain/api.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { DomainError, type ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { onAuthStateChanged, signInAnonymously } from 'firebase/auth';
import { call } from '../data/callables.ts';
import { auth } from '../data/firebase.ts';
import { orFailure } from './auth/auth-failure.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';

/** How long another tab's guest may take to be seen here. */
const SEEN_WITHIN_MS = 5000;

const CODES: Partial<Record<AuthProblem, ErrorCode>> = {
  network: 'network',
  'too-many-requests': 'rate-limited',
  'not-offered': 'account-required',
};

async function signIn(): Promise<void> {
  try {
    await orFailure(() => signInAnonymously(auth));
  } catch (error) {
    throw new DomainError((error instanceof AuthFailure && CODES[error.problem]) || 'internal');
  }
}

/** Waits until Auth knows here whom another tab has signed in. */
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

/** Signs in as a guest under this name, unless somebody is signed in. Returns their profile. Throws DomainErrors. */
async function becomeSomebody(name: string): Promise<Profile> {
  await auth.authStateReady();
  if (!auth.currentUser && readSessionHint()) await seeOtherTab();
  if (!auth.currentUser) await signIn();
  const user = auth.currentUser;
  if (!user) throw new DomainError('unauthenticated');
  const profile = user.isAnonymous ? (await call('ensureGuest', { name })).profile : await call('ensureProfile', {});
  if (!profile) throw new DomainError('not-found');
  const { uid, username } = profile;
  if (user.isAnonymous) writeSessionHint({ uid, username, isMinor: true, isGuest: true });
  return profile;
}

/** The same, in one tab after the other: two at once would make two guests. */
export const beSomebody = (name: string): Promise<Profile> =>
  navigator.locks.request('whoknows-guest', () => becomeSomebody(name));

/** Publishes a quiz, without an account too. Returns its code and whose it is. Throws DomainErrors. */
export async function publishAs(name: string, input: InputOf<'saveQuiz'>): Promise<{ quizId: string; owner: Profile }> {
  const owner = await beSomebody(name);
  const { quizId } = await call('saveQuiz', input);
  return { quizId, owner };
}
