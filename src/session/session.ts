import { isDoor } from '@domain/auth/address-parts.ts';
import type { AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { DomainError } from '@domain/errors.ts';
import { typedName } from '@domain/typed-text.ts';
import { href } from '../config/href.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { countPendingWrites, flushPendingWrites } from '../data/pending-writes.ts';
import { stopSyncStatus } from '../data/sync-status.ts';
import { i18n } from '../i18n/i18n.ts';
import { forgetWritesOfOthers } from '../lib/pending-write-records.ts';
import { type Notice, notifyNextPage } from '../stores/notices.ts';
import { onServerSilent, startSyncStatus } from '../stores/sync-status.ts';
import { startAccount } from './account.ts';
import { checkSession, signUp as createAccount, fetchAssuranceLevel, setAuthLanguage, signOut } from './auth/auth.ts';
import { onAuthEvent } from './auth/auth-events.ts';
import { cleanUpIfEnded, clearSessionEnd, markSessionEnd, readSessionEnd, type SessionEnd } from './cleanup.ts';
import { forgetAccountDrafts, forgetDrafts } from './forget-drafts.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';
import { storeNewcomer } from './newcomer-draft.ts';
import { followUser, retryProfile } from './profile.ts';
import { NOBODY, useSession } from './state.ts';

let stopWatching: () => void = () => undefined;
/** The account was asked to be deleted, and no answer came back. */
let mayBeDeleted = false;

/** Leaves by a fresh load, which keeps nothing of the session in memory, and deletes what the database kept. */
function leaveTo(address: string): void {
  writeSessionHint(null);
  useSession.setState({ isLeaving: true });
  stopWatching();
  stopSyncStatus();
  location.assign(address);
}

/** Where somebody is told that their session has ended; signing in leads back to `from`, a path of this app. */
export const endedAddress = (from: string) => href.signIn({ mode: 'sign-in', ended: '1', from });

/** A session ended without anything being pressed here: in another tab, or by the service. */
function leaveAs(end: SessionEnd): void {
  if (end === 'ended') leaveTo(endedAddress(location.pathname + location.search + location.hash));
  else {
    forgetAccountDrafts();
    notifyNextPage({ kind: 'info', title: i18n.t(end === 'deleted' ? 'error.gone' : 'signedOutElsewhere') });
    leaveTo('/');
  }
}

function handleNobody(lastEvent: AuthEvent): void {
  const { isLeaving, user } = useSession.getState();
  // who signs out puts the hint away first: where it is still there, nobody wanted this
  const hasEnded = !isLeaving && readSessionHint() !== null;
  if (hasEnded) markSessionEnd(mayBeDeleted ? 'deleted' : 'ended');
  else if (user && !readSessionEnd()) markSessionEnd('signed-out');
  writeSessionHint(null);
  useSession.setState({ ...NOBODY, status: 'signed-out', lastEvent, hasEnded });
  if (isLeaving) return;
  // who is at the door anyway, with a link from an e-mail perhaps, stays there
  if (user && !isDoor(location.pathname)) leaveAs(readSessionEnd() ?? 'signed-out');
  else void cleanUpIfEnded();
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
  if (user.uid !== before) {
    clearSessionEnd();
    forgetWritesOfOthers(user.uid);
    stopWatching = followUser(user.uid, () => void leaveGone());
  }
  void fetchAssuranceLevel().then((assuranceLevel) => useSession.setState({ assuranceLevel }));
}

/** A session has ended in another tab: this one leaves at once, not when the sign-in service notices, and lets go of the database. */
function followOtherTab({ key }: StorageEvent): void {
  const end = key === STORAGE_KEYS.sessionEnd ? readSessionEnd() : null;
  if (end && useSession.getState().user && !useSession.getState().isLeaving) leaveAs(end);
}

/** Back from another app, or nothing was heard for a while: the session may have run out, and the SDK says nothing of its own. */
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
  startSyncStatus();
  startAccount();
  setAuthLanguage(i18n.language);
  i18n.on('languageChanged', setAuthLanguage);
  // what a former session has left must be gone before this one opens its database
  void cleanUpIfEnded().then(() => onAuthEvent(handle));
  addEventListener('online', lookAgain);
  onServerSilent(lookAgain);
  addEventListener('visibilitychange', lookAgain);
  addEventListener('storage', followOtherTab);
  // brought back by the Back button as it was left
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSession.getState().isLeaving) location.reload();
  });
}

/** Makes an account; its names are chosen on the next screen, which knows what the form said. Throws an AuthFailure. */
export async function signUp(form: SignUpForm): Promise<void> {
  // before the account: the names are asked for as soon as the session sees the new user
  storeNewcomer({ uid: null, name: typedName(form.name), username: null, phone: form.phone.trim() || null });
  try {
    await createAccount(form);
  } catch (error) {
    storeNewcomer(null);
    throw error;
  }
}

async function endAs(end: SessionEnd, address = '/'): Promise<void> {
  markSessionEnd(end);
  const { user } = useSession.getState();
  if (end === 'deleted' && user) forgetDrafts(user.uid);
  else forgetAccountDrafts();
  try {
    await signOut();
  } finally {
    leaveTo(address);
  }
}

/**
 * Ends the session and goes to the landing page, or to another one. Changes that the server does not have get a moment
 * to reach it; gives how many are left then, and ends nothing while there are some, unless the person gives them up.
 */
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

/** The account is no more, on whichever device that was decided. */
async function leaveGone(): Promise<void> {
  if (useSession.getState().isLeaving) return;
  useSession.setState({ isLeaving: true });
  notifyNextPage({ kind: 'info', title: i18n.t('error.gone') });
  await endAs('deleted');
}

/** Whether a failed asking means that the account is no more: it says so, or nobody is known who could ask again. */
const isOver = ({ code }: DomainError) => code === 'gone' || (mayBeDeleted && code === 'unauthenticated');
/** No answer, or one that does not say how far the server came. */
const isUnclear = ({ code }: DomainError) => code === 'network' || code === 'unavailable' || code === 'internal';

/**
 * Has the account deleted by `erase`, and goes to the landing page, which shows `notice`. Nothing is followed meanwhile:
 * a profile that is gone would be asked for anew. Throws what `erase` throws; then the session goes on as it was.
 */
export async function leaveDeleted(erase: () => Promise<void>, notice: () => Omit<Notice, 'id'>): Promise<void> {
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
  notifyNextPage(notice());
  await endAs('deleted');
}
