import { type DomainError, isRetryable } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { renewSession } from '../data/auth.ts';
import { call } from '../data/callables.ts';
import { subscribeToProfile } from '../data/profiles.ts';
import { writeSessionHint } from '../lib/session-hint.ts';
import { followAccount } from './own-account.ts';
import { useSession } from './session-state.ts';

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let isEnsuring = false;
let onGone: () => void = () => undefined;

interface Details {
  name?: string;
  phone?: string | null;
}
let details: Details = {};
/** Keeps what the sign-up form knew and the new account does not carry, for the profile that is about to be made. */
export const setDetails = (known: Details) => {
  details = known;
};

async function ensureProfile(uid: string, wait = FIRST_RETRY_MS): Promise<void> {
  if (isEnsuring) return;
  isEnsuring = true;
  clearTimeout(retryTimer);
  try {
    setProfile(uid, await call('ensureProfile', details));
    details = {};
  } catch (error) {
    const failure = error as DomainError;
    if (useSession.getState().user?.uid !== uid) return;
    if (failure.code === 'gone') return onGone();
    useSession.setState({ profileError: failure });
    if (isRetryable(failure.code)) {
      retryTimer = setTimeout(() => void ensureProfile(uid, Math.min(wait * 2, LONGEST_RETRY_MS)), wait);
    }
  } finally {
    isEnsuring = false;
  }
}

function setProfile(uid: string, profile: Profile): void {
  if (useSession.getState().user?.uid !== uid) return; // somebody else has signed in meanwhile
  useSession.setState({ profile, profileError: null });
  writeSessionHint({ uid, username: profile.username });
}

/**
 * Follows a user's profile and account, live, and has the profile made when there is none; `gone` when there is none to
 * be made, because the account is deleted. Gives the way to stop.
 */
export function watchOwn(uid: string, gone: () => void): () => void {
  onGone = gone;
  const stopProfile = subscribeToProfile(
    uid,
    (profile) => {
      if (profile) return setProfile(uid, profile);
      useSession.setState({ profile: null });
      void ensureProfile(uid);
    },
    (profileError) => {
      useSession.setState({ profileError });
      // a session that was revoked fails without a word of why
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

/** Tries at once to get the profile of a user who has none yet. */
export function retryProfile(): void {
  const { user, profile } = useSession.getState();
  if (user && !profile) void ensureProfile(user.uid);
}
