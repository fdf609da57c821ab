import type { AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { KeptForm } from '@domain/auth/sign-up.ts';
import { isDoor } from '@domain/auth/web-address.ts';
import { DomainError } from '@domain/errors.ts';
import { href } from '../config/href.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { isDatabaseSilent } from '../data/database-check.ts';
import { countPendingWrites, flushPendingWrites } from '../data/pending-writes.ts';
import { stopSyncStatus } from '../data/sync-status.ts';
import { i18n, tryTexts } from '../i18n/i18n.ts';
import { forgetWritesOfOthers } from '../lib/pending-write-records.ts';
import { storedKeys, writeStored } from '../lib/storage.ts';
import { type Notice, notify, notifyNextPage } from '../stores/notices.ts';
import { onServerSilent, startSyncStatus } from '../stores/sync-status.ts';
import { followEmail, startAccount } from './account.ts';
import { emailAskedFor, keepDraft } from './account-drafts.ts';
import { checkSession, fetchStanding, setAuthLanguage, signOut } from './auth/auth.ts';
import { onAuthEvent } from './auth/auth-events.ts';
import { forgetGuestAside, readGuestAside } from './auth/guest-aside.ts';
import { cleanUpIfEnded, clearSessionEnd, markSessionEnd, readSessionEnd, type SessionEnd } from './cleanup.ts';
import { GUEST, handOverDrafts } from './guest-drafts.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';
import { followUser, retryProfile } from './profile.ts';
import { forgetDevice } from './push-device.ts';
import { NOBODY, useSession } from './state.ts';

function forgetAccountDrafts(): void {
  for (const key of [STORAGE_KEYS.accountDrafts, STORAGE_KEYS.newcomer]) writeStored(key, null, 'sessionStorage');
}

/** Deletes a creator's unsaved text, quiz drafts included, and their notification setting. */
function forgetDrafts(uid: string): void {
  forgetAccountDrafts();
  for (const key of [STORAGE_KEYS.notify(uid), STORAGE_KEYS.replyDrafts(uid)]) writeStored(key, null);
  for (const key of storedKeys(STORAGE_KEYS.quizDraft(uid, ''))) writeStored(key, null);
}

let stopWatching: () => void = () => undefined;
/** A request to delete the account got no answer. */
let mayBeDeleted = false;

/** A guest whom the account had put aside is back now. */
function forgetUser(): void {
  const guest = readGuestAside();
  writeSessionHint(guest && { uid: guest.uid, username: guest.username, isMinor: true, isGuest: true });
}

/** Leaves by loading a new page, which keeps nothing of the session in memory and deletes its database. */
function leaveTo(address: string): void {
  forgetUser();
  useSession.setState({ isLeaving: true });
  stopWatching();
  stopSyncStatus();
  location.assign(address);
}

/** Returns the address of the "session ended" page; signing in there leads back to `from`. */
export const endedAddress = (from: string) => href.signIn({ mode: 'sign-in', ended: '1', from });

function leaveAs(end: SessionEnd, { uid, email: known }: SessionUser): void {
  if (end === 'ended') {
    // so that only the password has to be typed again; a new email ends the sessions of the old one
    const email = emailAskedFor(uid) ?? known;
    if (email) writeStored(STORAGE_KEYS.authForm, { name: '', email, phone: '' } satisfies KeptForm, 'sessionStorage');
    leaveTo(endedAddress(location.pathname + location.search + location.hash));
  } else {
    forgetAccountDrafts();
    notifyNextPage({ kind: 'info', title: i18n.t(end === 'deleted' ? 'error.gone' : 'signedOutElsewhere') });
    leaveTo('/');
  }
}

function handleNobody(lastEvent: AuthEvent): void {
  const { isLeaving, user } = useSession.getState();
  // signing out removes the hint first: if it is still there, nobody signed out
  const hint = readSessionHint();
  const wasHere = !isLeaving && hint !== null && hint.uid !== readGuestAside()?.uid;
  const hasEnded = wasHere && !isDatabaseSilent();
  if (hasEnded) markSessionEnd(mayBeDeleted ? 'deleted' : 'ended');
  else if (user && !readSessionEnd()) markSessionEnd('signed-out');
  // they may still be signed in: the next page load tells
  if (wasHere && !hasEnded) tell('unread', 'error');
  else forgetUser();
  useSession.setState({ ...NOBODY, status: 'signed-out', lastEvent, hasEnded });
  if (isLeaving) return;
  // a person on a sign-in page, perhaps from an email link, stays there
  if (user && !isDoor(location.pathname)) leaveAs(readSessionEnd() ?? 'signed-out', user);
  else void cleanUpIfEnded();
}

const tell = (name: 'newEmail.changed' | 'unread', kind: Notice['kind']) =>
  void tryTexts('auth').then(() => notify({ kind, title: i18n.t(`auth:${name}`), staysOpen: kind === 'error' }));

/** Lets what depends on the email follow a change, which a link has made, on any device. */
function noteEmail({ uid, email }: SessionUser): void {
  followEmail();
  if (email === null || emailAskedFor(uid) !== email) return;
  keepDraft(uid, { email: null });
  tell('newEmail.changed', 'info');
}

function handle(lastEvent: AuthEvent, found: SessionUser | null): void {
  // a guest is nobody until they have a name, and have finished what they are doing (guest.ts)
  const user = found?.isGuest && readSessionHint()?.uid !== found.uid ? null : found;
  performance.mark(`session:${lastEvent}`);
  const { user: last } = useSession.getState();
  const before = last?.uid;
  if (user?.uid !== before) stopWatching();
  if (!user) {
    handleNobody(lastEvent);
    return;
  }
  if (last?.isGuest && user.uid !== before) {
    // the guest's things stay theirs, unless the account claims them (take-over.ts)
    useSession.setState(NOBODY);
  } else if (before !== undefined && user.uid !== before) {
    // another tab has signed in another user: nothing of the first may stay in memory
    location.reload();
    return;
  }
  if (user.uid !== before) {
    // first the hint, so that a guest's editor in another tab makes room instead of missing its draft
    if (readSessionHint()?.uid !== user.uid) writeSessionHint({ uid: user.uid, username: null });
    // whatever somebody put live here offline, an account publishes only if its owner does
    handOverDrafts(user.uid, GUEST, user.isGuest);
  }
  // the guest has an account now
  if (!user.isGuest && readGuestAside()?.uid === user.uid) void forgetGuestAside();
  useSession.setState({ user, status: 'signed-in', lastEvent });
  if (user.uid !== before) {
    clearSessionEnd();
    // a guest may be here between two sessions of an account
    if (!user.isGuest) forgetWritesOfOthers(user.uid);
    stopWatching = followUser(user.uid, () => void leaveGone());
  } else noteEmail(user);
  void fetchStanding().then((standing) => useSession.setState(standing));
}

/** Leaves immediately when a session ends in another tab, before Firebase Auth notices, and so closes the database. */
function followOtherTab({ key }: StorageEvent): void {
  const end = key === STORAGE_KEYS.sessionEnd ? readSessionEnd() : null;
  const { user, isLeaving } = useSession.getState();
  if (end && user && !isLeaving) leaveAs(end, user);
}

/** Checks the session after a pause or a silence of the server: the SDK does not report that it expired. */
function lookAgain(): void {
  if (document.visibilityState !== 'visible') return;
  retryProfile();
  void checkSession();
}

/** Signs in a guest whom an account had put aside, if nobody is signed in. Never throws. */
async function bringGuestBack(): Promise<void> {
  if (!readGuestAside()) return;
  // the next page tries again
  await import('./guest-return.ts').then((m) => m.bringGuestBack()).catch(() => undefined);
}

let hasStarted = false;
/** Starts to follow the session. Calling it again does nothing. */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  startSyncStatus();
  startAccount();
  setAuthLanguage(i18n.language);
  i18n.onLanguageChange(setAuthLanguage);
  // what an earlier session left must be deleted before this one opens its database
  void cleanUpIfEnded()
    .then(bringGuestBack)
    .then(() => onAuthEvent(handle));
  addEventListener('online', lookAgain);
  onServerSilent(lookAgain);
  addEventListener('visibilitychange', lookAgain);
  addEventListener('storage', followOtherTab);
  // restored by the Back button from the browser's page cache
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSession.getState().isLeaving) location.reload();
  });
}

/** A guest who leaves can't come back: the next person here has a name of their own. */
async function forgetGuest(): Promise<void> {
  writeStored(STORAGE_KEYS.playerName, null);
  await forgetGuestAside();
}

async function endAs(end: SessionEnd, address = '/'): Promise<void> {
  markSessionEnd(end);
  const { user } = useSession.getState();
  if (user?.isGuest) await forgetGuest();
  if (user && (end === 'deleted' || user.isGuest)) forgetDrafts(user.uid);
  else forgetAccountDrafts();
  if (user && end === 'signed-out') await forgetDevice(user.uid);
  try {
    await signOut();
  } finally {
    leaveTo(address);
  }
}

/** Signs out once all writes are sent. Returns how many still wait; then nothing happens unless they are given up. */
export async function logOut(address = '/', givesUpChanges = false): Promise<number> {
  if (useSession.getState().isLeaving) return 0;
  if (!givesUpChanges && countPendingWrites().all > 0) {
    await flushPendingWrites();
    const { all } = countPendingWrites();
    if (all > 0) return all;
  }
  useSession.setState({ isLeaving: true });
  if (!givesUpChanges) await flushPendingWrites();
  await endAs('signed-out', address);
  return 0;
}

/** Leaves because the account was deleted, on any device. */
async function leaveGone(): Promise<void> {
  if (useSession.getState().isLeaving) return;
  useSession.setState({ isLeaving: true });
  notifyNextPage({ kind: 'info', title: i18n.t('error.gone') });
  await endAs('deleted');
}

/** Returns whether a failed deletion means that the account is gone: the server says so, or rejects the user. */
const isOver = ({ code }: DomainError) => code === 'gone' || (mayBeDeleted && code === 'unauthenticated');
/** Returns whether the error leaves open how far the server got. */
const isUnclear = ({ code }: DomainError) => code === 'network' || code === 'unavailable' || code === 'internal';

/** Stops following the account first: a missing profile would be requested. Throws what `erase` throws. */
export async function leaveDeleted(
  erase: () => Promise<void>,
  notice?: () => Omit<Notice, 'id'>,
  address = '/',
): Promise<void> {
  const uid = useSession.getState().user?.uid;
  stopWatching();
  try {
    await erase();
  } catch (error) {
    if (!(error instanceof DomainError && isOver(error))) {
      mayBeDeleted ||= error instanceof DomainError && isUnclear(error);
      if (uid !== undefined) stopWatching = followUser(uid, () => void leaveGone());
      throw error;
    }
  }
  useSession.setState({ isLeaving: true });
  if (notice) notifyNextPage(notice());
  await endAs('deleted', address);
}
