import type { AssuranceLevel, AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { type DomainError, isRetryable } from '@domain/errors.ts';
import type { AccountNews, Profile } from '@domain/profiles/profile.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { subscribeToAccount } from '../data/accounts.ts';
import {
  checkSession,
  signUp as createAccount,
  fetchAssuranceLevel,
  renewSession,
  setAuthLanguage,
  signOut,
} from '../data/auth.ts';
import { onAuthEvent } from '../data/auth-events.ts';
import { call } from '../data/callables.ts';
import { subscribeToProfile } from '../data/profiles.ts';
import { deliverWrites } from '../data/subscribe.ts';
import { i18n } from '../i18n/i18n.ts';
import { markForWiping, readEnd, type SessionEnd, wipeIfMarked } from '../lib/private-data.ts';
import { readSessionHint, writeSessionHint } from '../lib/session-hint.ts';

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
  /** Nobody is signed in any more although nobody has signed out. */
  hasEnded: boolean;
  /** Between tapping Logout and the landing page. */
  isLeaving: boolean;
}

const NOBODY = { user: null, profile: null, profileError: null, account: null, assuranceLevel: 'aal1' } as const;

export const useSession = create<SessionState>(() => ({
  ...NOBODY,
  status: 'loading',
  lastEvent: null,
  hasEnded: false,
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
    (profileError) => {
      useSession.setState({ profileError });
      // a session that was revoked fails without a word of why
      void renewSession();
    },
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

/** Leaves by a fresh load, which keeps nothing of the session in memory, and deletes what the database kept. */
function leaveTo(address: string): void {
  writeSessionHint(null);
  useSession.setState({ isLeaving: true });
  stopWatching();
  location.assign(address);
}

/** Where somebody is told that their session has ended; signing in leads back to `from`, a path of this app. */
export const endedAddress = (from: string) => `/auth?${new URLSearchParams({ mode: 'sign-in', ended: '1', from })}`;

function leaveAs(end: SessionEnd): void {
  leaveTo(end === 'signed-out' ? '/' : endedAddress(location.pathname + location.search));
}

function handleNobody(lastEvent: AuthEvent): void {
  const { isLeaving } = useSession.getState();
  // who signs out puts the hint away first: where it is still there, nobody wanted this
  const hasEnded = !isLeaving && readSessionHint() !== null;
  if (hasEnded) {
    markForWiping('ended');
    writeSessionHint(null);
  }
  useSession.setState({ ...NOBODY, status: 'signed-out', lastEvent, hasEnded });
  if (isLeaving) return;
  if (lastEvent === 'SIGNED_OUT') leaveAs(hasEnded ? 'ended' : (readEnd() ?? 'signed-out'));
  // nothing has opened the database yet
  else void wipeIfMarked();
}

function handle(lastEvent: AuthEvent, user: SessionUser | null): void {
  performance.mark(`session:${lastEvent}`);
  const before = useSession.getState().user?.uid;
  if (user?.uid !== before) stopWatching();
  if (!user) {
    handleNobody(lastEvent);
    return;
  }
  if (before !== undefined && user.uid !== before) {
    // another tab has signed somebody else in: nothing of the one before may stay on this screen
    location.reload();
    return;
  }
  useSession.setState({ user, status: 'signed-in', lastEvent });
  if (user.uid !== before) watch(user.uid);
  void fetchAssuranceLevel().then((assuranceLevel) => useSession.setState({ assuranceLevel }));
}

/** A session has ended in another tab: this one leaves at once, not when the sign-in service notices, and lets go of the database. */
function followOtherTab({ key }: StorageEvent): void {
  const end = key === STORAGE_KEYS.sessionEnd ? readEnd() : null;
  if (end && useSession.getState().user && !useSession.getState().isLeaving) leaveAs(end);
}

/** Back from another app or without a network for a while: the session may have run out, and the SDK says nothing of its own. */
function lookAgain(): void {
  if (document.visibilityState !== 'visible') return;
  retryProfile();
  void checkSession();
}

let hasStarted = false;
/** Starts to follow the session. Calling it again does nothing. */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  setAuthLanguage(i18n.language);
  i18n.on('languageChanged', setAuthLanguage);
  // what a former session has left must be gone before this one opens its database
  void wipeIfMarked().then(() => onAuthEvent(handle));
  addEventListener('online', lookAgain);
  addEventListener('visibilitychange', lookAgain);
  addEventListener('storage', followOtherTab);
  // brought back by the Back button as it was left
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSession.getState().isLeaving) location.reload();
  });
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

/** Ends the session and goes to the landing page. */
export async function logOut(): Promise<void> {
  if (useSession.getState().isLeaving) return;
  useSession.setState({ isLeaving: true });
  await deliverWrites();
  markForWiping('signed-out');
  try {
    await signOut();
  } finally {
    leaveTo('/');
  }
}

/**
 * Has the account deleted by `erase`, and goes to the landing page. Nothing is followed meanwhile: a profile that is gone
 * would be asked for anew. Throws what `erase` throws; then the session goes on as it was.
 */
export async function leaveDeleted(erase: () => Promise<unknown>): Promise<void> {
  const uid = useSession.getState().user?.uid;
  stopWatching();
  try {
    await erase();
  } catch (error) {
    if (uid !== undefined) watch(uid);
    throw error;
  }
  await logOut();
}
