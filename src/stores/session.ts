import type { AssuranceLevel, AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { type DomainError, isRetryable } from '@domain/errors.ts';
import type { AccountNews, Profile } from '@domain/profiles/profile.ts';
import { create } from 'zustand';
import { subscribeToAccount } from '../data/accounts.ts';
import { signUp as createAccount, fetchAssuranceLevel, onAuthEvent, signOut } from '../data/auth.ts';
import { call } from '../data/callables.ts';
import { subscribeToProfile } from '../data/profiles.ts';
import { writeSessionHint } from '../lib/session-hint.ts';

export interface SessionState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /** Null until it is read or made; a user without one waits. */
  profile: Profile | null;
  /** Why there is no profile yet; trying goes on by itself where that can help. */
  profileError: DomainError | null;
  /** What is new for this user; null until it is read. */
  account: AccountNews | null;
  lastEvent: AuthEvent | null;
  assuranceLevel: AssuranceLevel;
  /** Between tapping Logout and the landing page. */
  isLeaving: boolean;
}

const NOBODY = { user: null, profile: null, profileError: null, account: null, assuranceLevel: 'aal1' } as const;

export const useSession = create<SessionState>(() => ({
  ...NOBODY,
  status: 'loading',
  lastEvent: null,
  isLeaving: false,
}));

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
let stopWatching: () => void = () => undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let isEnsuring = false;
/** What the sign-up form knew that the new account does not carry. */
let details: { name?: string; phone?: string | null } = {};

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

function watch(uid: string): void {
  const stopProfile = subscribeToProfile(
    uid,
    (profile) => (profile ? setProfile(uid, profile) : void ensureProfile(uid)),
    (profileError) => useSession.setState({ profileError }),
  );
  const stopAccount = subscribeToAccount(
    uid,
    (account) => useSession.setState({ account }),
    () => undefined, // the lists say what is wrong; a missing count needs no words of its own
  );
  stopWatching = () => {
    stopProfile();
    stopAccount();
    clearTimeout(retryTimer);
  };
}

function handle(lastEvent: AuthEvent, user: SessionUser | null): void {
  const before = useSession.getState().user?.uid;
  if (user?.uid !== before) stopWatching();
  if (!user) {
    useSession.setState({ ...NOBODY, status: 'signed-out', lastEvent });
    writeSessionHint(null);
    // signed out in another tab, which wiped the database that this one was using
    if (lastEvent === 'SIGNED_OUT' && !useSession.getState().isLeaving) location.reload();
    return;
  }
  useSession.setState({ ...(user.uid !== before && NOBODY), user, status: 'signed-in', lastEvent });
  if (user.uid !== before) watch(user.uid);
  void fetchAssuranceLevel().then((assuranceLevel) => useSession.setState({ assuranceLevel }));
}

let hasStarted = false;
/** Starts to follow the session. Calling it again does nothing. */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  onAuthEvent(handle);
  addEventListener('online', retryProfile);
}

/** Tries at once to get the profile of a user who has none yet. */
export function retryProfile(): void {
  const { user, profile } = useSession.getState();
  if (user && !profile) void ensureProfile(user.uid);
}

/** Makes an account; its profile is on the way when this resolves. Throws an AuthFailure. */
export async function signUp(form: SignUpForm): Promise<void> {
  // before the account: the session asks for the profile as soon as it sees the new user
  details = { name: form.name.trim(), phone: form.phone.trim() || null };
  try {
    await createAccount(form);
  } catch (error) {
    details = {};
    throw error;
  }
}

/** Ends the session and goes to the landing page, by a fresh load that leaves nothing of it in memory. */
export async function logOut(): Promise<void> {
  useSession.setState({ isLeaving: true });
  try {
    await signOut();
  } finally {
    location.assign('/');
  }
}
