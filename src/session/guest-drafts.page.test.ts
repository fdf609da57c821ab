import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { GUEST, guestDraftAt, handOverDrafts, hasNewDraft } from './guest-drafts.ts';

const TYPE = 'know-me';
const work = (n: number, title: string, changedAt = n): DraftWork => ({
  draftId: `00000000-0000-4000-8000-00000000000${n}`,
  draft: makeDraft(TYPE, { title, isPublic: false, password: 'pancakes' }),
  base: null,
  selection: null,
  changedAt,
});
const BLANK = { ...work(1, ''), draft: { ...makeDraft(TYPE), title: '', questions: [] } };
const put = (owner: string, slot: string, what: unknown) => writeStored(STORAGE_KEYS.quizDraft(owner, slot), what);
const titleIn = (owner: string, slot: string) =>
  readStored<DraftWork>(STORAGE_KEYS.quizDraft(owner, slot))?.draft.title ?? null;
const waiting = ({ draftId }: DraftWork) => `${TYPE}.${draftId}`;
beforeEach(() => localStorage.clear());

test("a guest's draft becomes the account's, including the password, and nobody else's", () => {
  put(GUEST, TYPE, work(1, 'Mine'));
  handOverDrafts('ada');
  handOverDrafts('bo');
  expect(readStored(STORAGE_KEYS.quizDraft('ada', TYPE))).toEqual(work(1, 'Mine'));
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.quizDraft('ada', TYPE)]);
});

test('what waited to go live without an account becomes a draft of one, which publishes nothing by itself', () => {
  put(GUEST, TYPE, { ...work(1, 'Planted'), isDue: true });
  handOverDrafts('ada', GUEST, false);
  expect(readStored(STORAGE_KEYS.quizDraft('ada', TYPE))).toEqual({ ...work(1, 'Planted'), isDue: false });
});

test('an account has a draft once something is written in one for a new quiz', () => {
  const has = () => hasNewDraft('ada');
  const edited = { ...work(2, 'Edited'), base: { quizId: 'k7m2p9qx', revision: 1, isPrivate: false } };
  put('bo', TYPE, work(3, 'Of Bo'));
  put('ada', TYPE, BLANK);
  put('ada', 'k7m2p9qx', edited);
  expect(has()).toBe(false);
  put('ada', waiting(work(4, '')), work(4, 'Another'));
  expect(has()).toBe(true);
});

test("the account's own draft becomes a waiting one, and other accounts' drafts stay", () => {
  const own = work(2, 'Own');
  put('ada', TYPE, own);
  put('bo', TYPE, work(3, 'Of Bo'));
  put(GUEST, TYPE, work(1, 'Mine'));
  put(GUEST, waiting(work(4, '')), work(4, 'Another'));
  handOverDrafts('ada');
  expect([titleIn('ada', TYPE), titleIn('ada', waiting(own)), titleIn('bo', TYPE)]).toEqual(['Mine', 'Own', 'Of Bo']);
  expect(titleIn('ada', waiting(work(4, '')))).toBe('Another');
  expect(titleIn(GUEST, TYPE)).toBeNull();
});

test.each([
  [9, 'newer'],
  [1, 'Older'],
])('the same draft twice, changed at %s by the guest, becomes the %s one', (changedAt, expected) => {
  put('ada', TYPE, work(1, 'Older', 5));
  put(GUEST, TYPE, work(1, 'newer', changedAt));
  handOverDrafts('ada');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(titleIn('ada', TYPE)).toBe(expected);
});

test('a draft that the browser refuses to store stays where it is', () => {
  put('ada', TYPE, work(2, 'Own'));
  put(GUEST, TYPE, work(1, 'Mine'));
  const { localStorage: real } = globalThis;
  const full = Object.create({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  for (const key of Object.keys(real)) full[key] = real.getItem(key);
  vi.stubGlobal('localStorage', full);
  handOverDrafts('ada');
  vi.unstubAllGlobals();
  expect([titleIn('ada', TYPE), titleIn(GUEST, TYPE)]).toEqual(['Own', 'Mine']);
});

test('blank and unreadable drafts are not handed over', () => {
  put('ada', TYPE, work(2, 'Own'));
  put(GUEST, TYPE, BLANK);
  put(GUEST, 'two-truths', { draft: {} });
  handOverDrafts('ada');
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.quizDraft('ada', TYPE)]);
  expect(titleIn('ada', TYPE)).toBe('Own');
});

test.each([
  ['/create-quiz?type=know-me&publish=1', true],
  ['/create-quiz?type=two-truths&publish=1', false],
  ['/create-quiz', false],
  ['/account?type=know-me', false],
  [null, false],
])("%s leads to a guest's draft: %s", (address, expected) => {
  put(GUEST, TYPE, work(1, 'Mine'));
  expect(guestDraftAt(address) !== null).toBe(expected);
});
