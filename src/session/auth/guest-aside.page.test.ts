import { beforeEach, expect, test } from 'vitest';
import { claimOf, type GuestAside, nameHeir, putGuestAside, readGuestAside, refuseGuest } from './guest-aside.ts';

const KIM = { uid: 'kim', username: 'kim1234', name: 'Kim', quizzes: 2, messages: 3, pass: 'kim.x' };
const LOU = { ...KIM, uid: 'lou', name: 'Lou' };
const aside = (changes: Partial<GuestAside> = {}): GuestAside => ({ ...KIM, refusedBy: [], ...changes });

beforeEach(() => localStorage.clear());

test.each<[string, GuestAside | null, 'take' | 'ask' | null]>([
  ["there's no guest: nothing", null, null],
  ["a guest's things are here: it's asked", aside(), 'ask'],
  ['it said no to them: nothing more', aside({ refusedBy: ['maya', 'zoe'] }), null],
  ['another account said no: it’s asked all the same', aside({ refusedBy: ['maya'] }), 'ask'],
  ['the guest made it to keep them: they come unasked', aside({ heir: 'zoe' }), 'take'],
  ['the guest made another one: it’s asked', aside({ heir: 'maya' }), 'ask'],
  ['it’s what the guest’s own account has become: nothing', aside({ uid: 'zoe' }), null],
])('when an account signs in and %s', (_, guest, expected) => {
  expect(claimOf(guest, 'zoe')).toBe(expected);
});

test("an account's no is about one guest, and outlasts the guest's next turn", () => {
  putGuestAside(KIM);
  refuseGuest('zoe');
  nameHeir('maya');
  putGuestAside({ ...KIM, messages: 4 });
  expect(readGuestAside()).toEqual({ ...KIM, messages: 4, refusedBy: ['zoe'] });
  putGuestAside(LOU);
  expect(claimOf(readGuestAside(), 'zoe')).toBe('ask');
});
