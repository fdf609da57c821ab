// @vitest-environment happy-dom
import type { AuthEvent, SessionUser } from '@domain/auth/session.ts';
import type { ErrorCode } from '@domain/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { waitFor } from '../testing/wait-for.ts';

/** Stands in for the auth service, the database and the person's account. */
const world = vi.hoisted(() => ({
  tellAuth: (_event: AuthEvent, _user: SessionUser | null): void => undefined,
  tellGone: (): void => undefined,
  stopFollowing: vi.fn<() => void>(),
  followUser: vi.fn<(uid: string) => void>(),
  signOut: vi.fn(async () => undefined),
  emptySlot: vi.fn(async () => undefined),
  checkSession: vi.fn(async () => undefined),
  cleanUps: 0,
  isSilent: false,
}));
vi.mock('../data/database-check.ts', () => ({ isDatabaseSilent: () => world.isSilent }));
vi.mock('./auth/auth.ts', () => ({
  checkSession: world.checkSession,
  fetchStanding: async () => ({ assuranceLevel: 'aal1', isOperator: false }),
  setAuthLanguage: () => undefined,
  signOut: world.signOut,
}));
vi.mock('./auth/auth-events.ts', () => ({
  onAuthEvent: (listen: typeof world.tellAuth) => {
    world.tellAuth = listen;
  },
}));
vi.mock('./profile.ts', () => ({
  retryProfile: () => undefined,
  followUser: (uid: string, gone: () => void) => {
    world.followUser(uid);
    world.tellGone = gone;
    return world.stopFollowing;
  },
}));
vi.mock('./guest-return.ts', () => ({ bringGuestBack: async () => undefined }));
vi.mock('./auth/guest-slot.ts', () => ({ emptySlot: world.emptySlot }));
vi.mock('./push-device.ts', () => ({ forgetDevice: async () => undefined }));
vi.mock('./account.ts', () => ({ startAccount: () => undefined, followEmail: () => undefined }));
vi.mock('../data/pending-writes.ts', () => ({
  countPendingWrites: () => ({ all: 0, read: 0, deletedMessages: 0 }),
  flushPendingWrites: async () => undefined,
}));
vi.mock('../data/sync-status.ts', () => ({
  letFirestoreAsk: () => undefined,
  onSyncStatus: () => undefined,
  stopSyncStatus: () => undefined,
}));
vi.mock('../i18n/i18n.ts', () => ({
  tryTexts: async () => undefined,
  i18n: { language: 'en', onLanguageChange: () => undefined, t: (key: string) => key },
}));
vi.mock('./cleanup.ts', async (load) => ({
  ...(await load<typeof import('./cleanup.ts')>()),
  cleanUpIfEnded: async () => {
    world.cleanUps += 1;
  },
}));

const MAYA = { uid: 'maya', email: 'maya@example.com' } as SessionUser;
const HINT = { uid: 'maya', username: 'maya' };
let went: string[];
let reload: ReturnType<typeof vi.spyOn>;
/** The listeners of a test's pages, removed after the test. */
let listened: ReturnType<typeof vi.spyOn>;

/** Opens a separate page at an address, with fresh modules. */
async function openPage(path: string) {
  vi.resetModules();
  history.replaceState(null, '', path);
  const [session, { useSession }] = await Promise.all([import('./session.ts'), import('./state.ts')]);
  session.startSession();
  session.startSession();
  await waitFor(() => expect(world.tellAuth).not.toBe(NOBODY_LISTENS));
  return { ...session, state: () => useSession.getState() };
}
const NOBODY_LISTENS = () => undefined;
/** The same, with Maya signed in. */
async function openSignedIn(path = '/dashboard?tab=messages') {
  writeStored(STORAGE_KEYS.sessionHint, HINT);
  const page = await openPage(path);
  world.tellAuth('INITIAL_SESSION', MAYA);
  expect(page.state()).toMatchObject({ status: 'signed-in', user: MAYA });
  return page;
}
const endMark = () => readStored<{ as: string }>(STORAGE_KEYS.sessionEnd)?.as;
const nextNotice = () => readStored<{ title: string }>(STORAGE_KEYS.lateNotice, 'sessionStorage')?.title;
const hint = () => readStored(STORAGE_KEYS.sessionHint);
const ENDED = '/auth?mode=sign-in&ended=1&from=%2Fdashboard%3Ftab%3Dmessages';
/** Another tab writes to the shared storage. */
const inOtherTab = (as: string) => {
  writeStored(STORAGE_KEYS.sessionEnd, { as, at: 1 });
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.sessionEnd }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(world, { tellAuth: NOBODY_LISTENS, cleanUps: 0, isSilent: false });
  went = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)));
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  listened = vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listened.mock.calls as [string, EventListener][]) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test.each([
  ['signed-out', '/', 'signedOutElsewhere'],
  ['deleted', '/', 'error.gone'],
  ['ended', ENDED, undefined],
])('%s in another tab: this one leaves immediately for %s', async (as, address, notice) => {
  await openSignedIn();
  inOtherTab(as);
  expect(went).toEqual([address]);
  expect(nextNotice()).toBe(notice);
  expect(hint()).toBeNull();
  expect(world.stopFollowing).toHaveBeenCalled();
  // once: the service notices later
  inOtherTab(as);
  world.tellAuth('SIGNED_OUT', null);
  expect(went).toHaveLength(1);
});

test('somebody on a sign-in page when the session ends stays there', async () => {
  await openSignedIn('/auth/action?mode=verifyEmail');
  world.tellAuth('SIGNED_OUT', null);
  expect(went).toEqual([]);
  expect(endMark()).toBe('ended');
  expect(world.cleanUps).toBe(2);
});

test('where no database answers, who was signed in is asked to sign in, and nothing of theirs is given up', async () => {
  writeStored(STORAGE_KEYS.sessionHint, HINT);
  world.isSilent = true;
  const page = await openPage('/dashboard');
  world.tellAuth('INITIAL_SESSION', null);
  expect(page.state()).toMatchObject({ status: 'signed-out', hasEnded: false });
  const { useNotices } = await import('../stores/notices.ts');
  await waitFor(() => expect(useNotices.getState().current?.title).toBe('auth:unread'));
  expect(endMark()).toBeUndefined();
  expect(hint()).toEqual(HINT);
});

test('when another person signs in, in another tab, nothing of the first stays in memory', async () => {
  await openSignedIn();
  world.tellAuth('SIGNED_IN', { ...MAYA, uid: 'zoe' });
  expect(world.stopFollowing).toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('signing in removes the mark, so that no page deletes the database', async () => {
  writeStored(STORAGE_KEYS.sessionEnd, { as: 'signed-out', at: 1 });
  writeStored(STORAGE_KEYS.change('zoe', 'profiles/zoe'), { path: 'profiles/zoe', at: 1 });
  await openSignedIn();
  expect(endMark()).toBeUndefined();
  expect(localStorage.getItem(STORAGE_KEYS.change('zoe', 'profiles/zoe'))).toBeNull();
  world.tellAuth('TOKEN_REFRESHED', MAYA);
  expect(world.followUser).toHaveBeenCalledExactlyOnceWith('maya');
});

test('an account deleted elsewhere ends the session here, and its drafts are deleted', async () => {
  await openSignedIn();
  const drafts = [STORAGE_KEYS.quizDraft('maya', 'know-me'), STORAGE_KEYS.replyDrafts('maya')];
  for (const key of drafts) writeStored(key, { title: 'unsaved' });
  world.tellGone();
  await waitFor(() => expect(went).toEqual(['/']));
  expect(endMark()).toBe('deleted');
  expect(nextNotice()).toBe('error.gone');
  for (const key of drafts) expect(localStorage.getItem(key)).toBeNull();
});

/** The page's own class: its modules aren't those of this file. */
const failing = (code: ErrorCode) => async () => {
  const { DomainError } = await import('@domain/errors.ts');
  throw new DomainError(code);
};
const NOTICE = () => ({ kind: 'info', title: 'deleted' }) as const;

test('a failed deletion leaves the session as it was', async () => {
  const page = await openSignedIn();
  await expect(page.leaveDeleted(failing('rate-limited'), NOTICE)).rejects.toMatchObject({ code: 'rate-limited' });
  expect(page.state()).toMatchObject({ status: 'signed-in', isLeaving: false });
  expect(world.followUser).toHaveBeenCalledTimes(2);
  expect(endMark()).toBeUndefined();
  // refused without a deletion under way: it is the session, not the account
  await expect(page.leaveDeleted(failing('unauthenticated'), NOTICE)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  world.tellAuth('SIGNED_OUT', null);
  expect(endMark()).toBe('ended');
});

const KIM = { uid: 'kim', username: 'kim1234', name: 'Kim', quizzes: 1, messages: 0, pass: 'x', refusedBy: [] };
const KIMS_HINT = { uid: 'kim', username: 'kim1234', isMinor: true, isGuest: true };
const GUEST = { ...MAYA, uid: 'kim', email: null, isGuest: true } as SessionUser;

test.each(['signed-out', 'deleted', 'ended'])(
  'a guest whom an account had put aside is here again once it is %s',
  async (as) => {
    writeStored(STORAGE_KEYS.guestAside, KIM);
    writeStored(STORAGE_KEYS.quizDraft('kim', 'know-me'), { title: 'Of Kim' });
    await openSignedIn();
    inOtherTab(as);
    expect(hint()).toEqual(KIMS_HINT);
    world.tellAuth('SIGNED_OUT', null);
    expect([hint(), endMark()]).toEqual([KIMS_HINT, as]);
    expect(readStored(STORAGE_KEYS.quizDraft('kim', 'know-me'))).toEqual({ title: 'Of Kim' });
  },
);

test('what a guest has written stays theirs when somebody with an account signs in', async () => {
  writeStored(STORAGE_KEYS.sessionHint, KIMS_HINT);
  writeStored(STORAGE_KEYS.quizDraft('kim', 'know-me'), { title: 'Of Kim' });
  await openPage('/auth');
  world.tellAuth('INITIAL_SESSION', GUEST);
  world.tellAuth('SIGNED_IN', MAYA);
  expect(readStored(STORAGE_KEYS.quizDraft('kim', 'know-me'))).toEqual({ title: 'Of Kim' });
  expect(hint()).toMatchObject({ uid: 'maya' });
});

test('a guest who leaves, or has an account now, is put aside no more', async () => {
  const put = () => {
    writeStored(STORAGE_KEYS.guestAside, KIM);
    writeStored(STORAGE_KEYS.sessionHint, KIMS_HINT);
  };
  put();
  const drafts = [STORAGE_KEYS.quizDraft('kim', 'know-me'), STORAGE_KEYS.playerName];
  for (const key of drafts) writeStored(key, 'Kim');
  const page = await openPage('/dashboard');
  world.tellAuth('INITIAL_SESSION', GUEST);
  await page.logOut();
  expect(went).toEqual(['/']);
  for (const key of [...drafts, STORAGE_KEYS.guestAside, STORAGE_KEYS.sessionHint]) expect(readStored(key)).toBeNull();
  put();
  await openPage('/dashboard');
  world.tellAuth('INITIAL_SESSION', { ...GUEST, email: 'kim@example.com', isGuest: false });
  expect(readStored(STORAGE_KEYS.guestAside)).toBeNull();
  await waitFor(() => expect(world.emptySlot).toHaveBeenCalledTimes(2));
});

test('a page that comes back into view checks whether the session is still valid', async () => {
  await openSignedIn();
  world.checkSession.mockClear();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new Event('online'));
  expect(world.checkSession).toHaveBeenCalledTimes(2);
});
