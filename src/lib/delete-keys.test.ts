import { DELETE_KEYS_KEPT_MS, DELETE_KEYS_MAX } from '@domain/limits.ts';
import { makeId } from '@domain/testing/make-id.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { findDeleteKey, forgetDeleteKey, keepDeleteKey } from './delete-keys.ts';

/** The device's storage; null if it refuses to store. */
let device: Map<string, string> | null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  device = new Map();
  const use = () => {
    if (!device) throw new Error('blocked');
    return device;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => use().get(key) ?? null,
    setItem: (key: string, value: string) => use().set(key, value),
    removeItem: (key: string) => use().delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a submission always has the same key, and another one a different key', () => {
  const [one, other] = [makeId(), makeId()];
  const key = keepDeleteKey(one);
  expect(keepDeleteKey(other)).not.toBe(key);
  expect(keepDeleteKey(one)).toBe(key);
  expect(findDeleteKey(one)).toBe(key);
  expect(findDeleteKey(makeId())).toBeUndefined();
});

test('the oldest key is removed when there are too many', () => {
  const ids = Array.from({ length: DELETE_KEYS_MAX + 1 }, makeId);
  ids.map((id) => keepDeleteKey(id));
  expect(ids.filter(findDeleteKey)).toEqual(ids.slice(1));
});

test('an expired key is removed when the next one is stored', () => {
  const [old, young, next] = [makeId(), makeId(), makeId()];
  keepDeleteKey(old);
  vi.setSystemTime(Date.now() + DELETE_KEYS_KEPT_MS - 1);
  keepDeleteKey(young);
  vi.setSystemTime(Date.now() + 1);
  keepDeleteKey(next);
  expect([old, young, next].filter(findDeleteKey)).toEqual([young, next]);
});

test('without storage, keys last as long as the page, and are stored once storage works', () => {
  const [one, other] = [makeId(), makeId()];
  device = null;
  const key = keepDeleteKey(one);
  expect(findDeleteKey(one)).toBe(key);
  device = new Map();
  keepDeleteKey(other);
  expect(Object.keys(JSON.parse(device.get(STORAGE_KEYS.deleteKeys) ?? ''))).toEqual([one, other]);
  forgetDeleteKey(one);
  expect(findDeleteKey(one)).toBeUndefined();
});
