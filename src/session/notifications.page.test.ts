import type { SessionUser } from '@domain/auth/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import {
  allowNotifications,
  areNotificationsOn,
  declineNotifications,
  startNotifications,
  useNotifications,
} from './notifications.ts';
import { NOBODY, useSession } from './state.ts';

/** The browser's own setting, which a person may change at any time. */
const browser = { permission: 'default' as NotificationPermission, requestPermission: vi.fn(async () => 'granted') };
const signIn = (uid: string | null) =>
  useSession.setState(uid === null ? NOBODY : { user: { uid } as SessionUser, status: 'signed-in' });
const now = () => useNotifications.getState();

vi.stubGlobal('Notification', browser);
vi.stubGlobal('navigator', { serviceWorker: {} });
// the store exists before the session is known
writeStored(STORAGE_KEYS.notify('maya'), true);
signIn('maya');
startNotifications();
const atStart = now().isWanted;
beforeEach(() => {
  browser.permission = 'default';
  localStorage.clear();
  signIn(null);
  signIn('maya');
});
afterEach(() => signIn(null));

test('each person on this device has their own setting', () => {
  expect(atStart).toBe(true);
  expect(now().isWanted).toBeNull();
  writeStored(STORAGE_KEYS.notify('zoe'), false);
  signIn('zoe');
  expect(now().isWanted).toBe(false);
  signIn(null);
  expect(now().isWanted).toBeNull();
  declineNotifications();
  expect(localStorage).toHaveLength(1);
});

test('notifications are on when person and browser have allowed them, in any order', async () => {
  browser.requestPermission.mockImplementation(async () => {
    browser.permission = 'denied';
    return 'denied';
  });
  await expect(allowNotifications()).resolves.toBe(false);
  expect(readStored(STORAGE_KEYS.notify('maya'))).toBe(true);
  // allowed in the browser's settings later
  browser.permission = 'granted';
  dispatchEvent(new Event('focus'));
  expect(areNotificationsOn(now())).toBe(true);
  declineNotifications();
  expect(areNotificationsOn(now())).toBe(false);
});

test('a prompt closed without an answer is no answer', async () => {
  browser.requestPermission.mockRejectedValue(new Error('closed'));
  await expect(allowNotifications()).resolves.toBe(false);
  expect(now().isWanted).toBeNull();
});

test('a change in another tab applies here, for the same person', () => {
  const inOtherTab = (uid: string) => {
    writeStored(STORAGE_KEYS.notify(uid), false);
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.notify(uid) }));
  };
  inOtherTab('zoe');
  expect(now().isWanted).toBeNull();
  inOtherTab('maya');
  expect(now().isWanted).toBe(false);
});
