import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { countLeftWrites, forgetWritesOfOthers, pendingWriteKeys } from './pending-write-records.ts';
import { writeStored } from './storage.ts';

const write = (uid: string, path: string, change: object) => writeStored(STORAGE_KEYS.change(uid, path), change);
beforeEach(() => localStorage.clear());

test("signing in keeps the person's own pending changes and deletes everybody else's", () => {
  write('maya', 'quizzes/1', { isDeleted: true });
  write('may', 'quizzes/2', { isDeleted: true });
  writeStored('whoknows-install', { times: 1 });
  forgetWritesOfOthers('maya');
  expect(pendingWriteKeys()).toEqual([STORAGE_KEYS.change('maya', 'quizzes/1')]);
  expect(localStorage.getItem('whoknows-install')).not.toBeNull();
  forgetWritesOfOthers('may');
  expect(pendingWriteKeys()).toEqual([]);
});

test('a pending read does not count as lost work, unless the message was deleted or answered as well', () => {
  write('maya', 'messages/1', { isRead: true });
  expect(countLeftWrites()).toBe(0);
  write('maya', 'messages/2', { isRead: true, isDeleted: true });
  write('maya', 'messages/3', { isRead: true, fields: { reply: 'Yes' } });
  write('maya', 'profiles/maya', { fields: { name: 'Zoe' } });
  expect(countLeftWrites()).toBe(3);
});
