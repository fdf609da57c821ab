import type { InputOf } from '@domain/api.ts';
import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { DomainError, type ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { withLock } from '../config/with-lock.ts';
import { call } from '../data/callables.ts';
import { readStored } from '../lib/storage.ts';
import { reach } from '../lib/visit.ts';
import { announce, isGuest } from './auth/auth-events.ts';
import { anybodyHere, guestHere } from './auth/guest-account.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';

const CODES: Partial<Record<AuthProblem, ErrorCode>> = {
  network: 'network',
  'too-many-requests': 'rate-limited',
  'not-offered': 'account-required',
};

async function signIn() {
  // rare: an account had put a guest aside, and nobody has opened their pages since it signed out
  if (readStored(STORAGE_KEYS.guestAside) !== null)
    await import('./guest-return.ts')
      .then((m) => m.bringGuestBack())
      .catch(() => {
        throw new DomainError('network'); // or there would be two guests
      });
  try {
    return await anybodyHere(readSessionHint() !== null);
  } catch (error) {
    throw new DomainError((error instanceof AuthFailure && CODES[error.problem]) || 'internal');
  }
}

/** `name`: empty for who is known. */
async function becomeSomebody(name: string): Promise<Profile> {
  const hasNoAccount = isGuest(await signIn());
  const profile = hasNoAccount
    ? (await call('ensureGuest', name === '' ? {} : { name })).profile
    : await call('ensureProfile', {});
  if (!profile && hasNoAccount) throw new DomainError('invalid-input', 'No name.', { fields: { name: 'required' } });
  if (!profile) throw new DomainError('not-found');
  const { uid, username } = profile;
  if (hasNoAccount) writeSessionHint({ uid, username, isMinor: true, isGuest: true });
  return profile;
}

/** Signs in as a guest unless somebody is. In one tab at a time: two would create two guests. Throws DomainErrors. */
export const beSomebody = (name: string): Promise<Profile> => withLock('whoknows-guest', () => becomeSomebody(name));

/** Updates who the guest is in the session. Call it when their action is complete: the page may change with it. */
export function startGuestSession(): void {
  if (guestHere()) announce('SIGNED_IN');
}

/** Publishes a quiz, without an account too. Returns its code and whose it is. Throws DomainErrors. */
export async function publishAs(name: string, input: InputOf<'saveQuiz'>): Promise<{ quizId: string; owner: Profile }> {
  const owner = await beSomebody(name);
  const { quizId } = await call('saveQuiz', input);
  reach('published');
  return { quizId, owner };
}
