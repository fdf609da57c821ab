import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { writeStored } from '../lib/storage.ts';
import { cleanUpIfEnded, clearSessionEnd, markSessionEnd, readSessionEnd, type SessionEnd } from './cleanup.ts';

/** The names of the databases on this device, and how deleting one ends. */
let databases: string[];
let outcome: 'onsuccess' | 'onblocked' | 'onerror';
const KEPT = ['whoknows', 'firebaseLocalStorageDb'];
const FIRESTORE = 'firestore/[DEFAULT]/whoknows/main';

const PENDING = STORAGE_KEYS.change('maya', 'profiles/maya');
const NOTES = ['firestore_zombie_1', STORAGE_KEYS.quizCount('maya'), STORAGE_KEYS.freshness];
const LEFT = [STORAGE_KEYS.messageDraft('zoe'), STORAGE_KEYS.language];
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  databases = [...KEPT, FIRESTORE];
  outcome = 'onsuccess';
  localStorage.clear();
  for (const key of [...NOTES, ...LEFT, PENDING]) writeStored(key, 1);
  vi.stubGlobal('indexedDB', {
    databases: async () => databases.map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      const request: Partial<Record<typeof outcome, () => void>> = {};
      queueMicrotask(() => {
        if (outcome === 'onsuccess') databases = databases.filter((one) => one !== name);
        request[outcome]?.();
      });
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is deleted unless a session has ended', async () => {
  await cleanUpIfEnded();
  markSessionEnd('signed-out');
  clearSessionEnd();
  await cleanUpIfEnded();
  expect(databases).toContain(FIRESTORE);
  expect(keys()).toEqual([...NOTES, ...LEFT, PENDING].sort());
});

test.each<[SessionEnd, string[]]>([
  ['signed-out', []],
  ['deleted', []],
  // an unwanted end: after signing in again, the person is shown which writes are missing
  ['ended', [PENDING]],
])('%s: the database, the records about it and the mark are deleted', async (end, more) => {
  markSessionEnd(end);
  expect(readSessionEnd()).toBe(end);
  await cleanUpIfEnded();
  expect(databases).toEqual(KEPT);
  expect(keys()).toEqual([...LEFT, ...more].sort());
  expect(readSessionEnd()).toBeNull();
});

test.each(['onblocked', 'onerror'] as const)(
  'a database that cannot be deleted (%s) stays marked for the next page',
  async (how) => {
    outcome = how;
    markSessionEnd('signed-out');
    await cleanUpIfEnded();
    expect(readSessionEnd()).toBe('signed-out');
    outcome = 'onsuccess';
    await cleanUpIfEnded();
    expect(databases).toEqual(KEPT);
    expect(readSessionEnd()).toBeNull();
  },
);

test('a browser without databases does not make it throw', async () => {
  vi.stubGlobal('indexedDB', undefined);
  markSessionEnd('signed-out');
  await cleanUpIfEnded();
  expect(readSessionEnd()).toBe('signed-out');
});
