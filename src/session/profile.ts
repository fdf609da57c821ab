import type { InputOf } from '@domain/api.ts';
import { DomainError, isRetryable } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { call } from '../data/callables.ts';
import { requireUid, subscribeToProfile } from '../data/profiles.ts';
import { renewSession } from '../data/renew-session.ts';
import { reach } from '../lib/visit.ts';
import { followAccount } from './account.ts';
import { nameHeir } from './auth/guest-aside.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';
import { storeNewcomer } from './newcomer-draft.ts';
import { useSession } from './state.ts';

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let onGone: () => void = () => undefined;

/** Asks the server for a profile that the database lacks: not created yet, not chosen yet, or deleted. */
async function askForProfile(uid: string, wait = FIRST_RETRY_MS): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  clearTimeout(retryTimer);
  try {
    const profile = await call('ensureProfile', {});
    if (profile) setProfile(uid, profile);
    else if (useSession.getState().user?.uid === uid) useSession.setState({ isNewcomer: true, profileError: null });
  } catch (error) {
    const failure = error as DomainError;
    if (useSession.getState().user?.uid !== uid) return;
    if (failure.code === 'gone') return onGone();
    useSession.setState({ profileError: failure });
    if (isRetryable(failure.code)) {
      retryTimer = setTimeout(() => void askForProfile(uid, Math.min(wait * 2, LONGEST_RETRY_MS)), wait);
    }
  } finally {
    isAsking = false;
  }
}

function setProfile(uid: string, profile: Profile): void {
  if (useSession.getState().user?.uid !== uid) return; // someone else has signed in meanwhile
  useSession.setState({ profile, isNewcomer: false, profileError: null });
  writeSessionHint({ ...readSessionHint(), uid, username: profile.username });
}

type NewProfile = Required<InputOf<'ensureProfile'>>;

/** Creates the signed-in user's profile. Throws `conflict` (username taken), `rate-limited` and what every call throws. */
export async function makeProfile(chosen: NewProfile): Promise<void> {
  const uid = requireUid();
  const wasGuest = readSessionHint()?.isGuest;
  // the database may tell of the profile before the function does
  nameHeir(uid);
  try {
    const profile = await call('ensureProfile', chosen);
    if (wasGuest) reach('kept');
    if (profile) setProfile(uid, profile);
    storeNewcomer(null);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'gone') return onGone();
    throw error;
  }
}

/** Follows a user's profile and account; calls `gone` when the account is deleted. Returns a function that stops it. */
export function followUser(uid: string, gone: () => void): () => void {
  onGone = gone;
  const stopProfile = subscribeToProfile(
    uid,
    (profile) => {
      if (profile) return setProfile(uid, profile);
      useSession.setState({ profile: null });
      void askForProfile(uid);
    },
    (profileError) => {
      useSession.setState({ profileError });
      // a revoked session fails without a reason
      void renewSession();
    },
  );
  const stopAccount = followAccount(uid);
  return () => {
    stopProfile();
    stopAccount();
    clearTimeout(retryTimer);
  };
}

export function retryProfile(): void {
  const { user, profile } = useSession.getState();
  if (user && !profile) void askForProfile(user.uid);
}

/** Returns whether the signed-in person can have a username. Throws what every call throws. */
export async function isUsernameFree(username: string): Promise<boolean> {
  return (await call('checkUsername', { username })).isFree;
}
