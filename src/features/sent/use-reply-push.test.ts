import { makeId } from '@domain/testing/make-id.ts';
import { expect, test, vi } from 'vitest';
import { findDeleteKey, forgetDeleteKey, keepDeleteKey } from '../../lib/delete-keys.ts';
import { isToldOfReply, keepIsTold } from './use-reply-push.ts';

test('whether this device is notified of a reply is stored with the key, also by another device', () => {
  const device = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
  const [mine, other] = [makeId(), makeId()];
  const key = { id: mine, deleteKey: keepDeleteKey(mine) };
  keepIsTold(key, true);
  keepIsTold({ id: other, deleteKey: 'from-elsewhere' }, true);
  expect([mine, other].map(isToldOfReply)).toEqual([true, true]);
  expect([mine, other].map(findDeleteKey)).toEqual([key.deleteKey, 'from-elsewhere']);
  keepIsTold(key, false);
  expect([mine, other].map(isToldOfReply)).toEqual([false, true]);
  expect(keepDeleteKey(mine)).toBe(key.deleteKey);
  keepDeleteKey(makeId());
  expect(isToldOfReply(other)).toBe(true);
  forgetDeleteKey(other);
  expect(isToldOfReply(other)).toBe(false);
  vi.unstubAllGlobals();
});
