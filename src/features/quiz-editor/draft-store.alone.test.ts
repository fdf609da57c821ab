// @vitest-environment happy-dom
import type { QuizType } from '@domain/games/index.ts';
import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import type { DraftQuestion } from '@domain/quiz/draft.ts';
import { emptyDraft, isRewritten, readyDraft, readyTexts } from '@domain/quiz/ready.ts';
import { isBlank } from '@domain/quiz/stored-drafts.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { endDraft, leaveSaved, openDrafts, settleSaved, useDrafts } from './draft-storage.ts';
import {
  changeDraft,
  changeQuestion,
  markItem,
  removeQuestion,
  restoreQuestion,
  setGuesses,
  setItems,
  startDraft,
  startEdit,
  startSelection,
} from './draft-store.ts';

const TYPE = 'two-truths';
const CODE = 'abcd2345';
const work = (slot: string = TYPE) => {
  const found = useDrafts.getState().works[slot];
  if (!found) throw new Error('there is no draft');
  return found;
};
let made = 0;
const newId = () => `id${made++}`;
const start = (type: QuizType) => startDraft(emptyDraft(type, newId));
const stored = (slot: string = TYPE, uid = 'ada') => localStorage.getItem(STORAGE_KEYS.quizDraft(uid, slot));

/** Simulates a write in another tab. */
function fromOtherTab(value: unknown, slot: string = TYPE, uid = 'ada'): void {
  const newValue = value === null ? null : JSON.stringify(value);
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.quizDraft(uid, slot), newValue }));
}

beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ ownerId: null, works: {}, ended: {}, isKept: true });
  openDrafts('ada');
  start(TYPE);
});

describe('the draft on the device', () => {
  test('survives a reload, including the password', async () => {
    changeDraft(TYPE, { title: 'Spot my lies', isPublic: false, password: 'pancakes' });
    const { draftId } = work();
    vi.resetModules();
    const fresh = await import('./draft-storage.ts');
    fresh.openDrafts('ada');
    const again = fresh.useDrafts.getState().works[TYPE];
    expect(again?.draftId).toBe(draftId);
    expect(again?.draft).toMatchObject({ title: 'Spot my lies', isPublic: false, password: 'pancakes' });
  });

  test('is blank when the stored one cannot be read', () => {
    localStorage.setItem(STORAGE_KEYS.quizDraft('bo', TYPE), '{"draft":{}}');
    openDrafts('bo');
    expect(useDrafts.getState().works).toEqual({});
  });

  test('is neither visible to another creator on this device nor overwritten by them', () => {
    changeDraft(TYPE, { title: 'Spot my lies' });
    openDrafts('bo');
    expect(useDrafts.getState().works).toEqual({});
    start(TYPE);
    changeDraft(TYPE, { title: 'Mine' });
    endDraft(TYPE, 'discarded');
    openDrafts('ada');
    expect(work().draft.title).toBe('Spot my lies');
  });

  test('is optional: the editor works where storage is refused, and knows that', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem, getItem: () => null });
    changeDraft(TYPE, { title: 'Spot my lies' });
    expect(work().draft.title).toBe('Spot my lies');
    expect(useDrafts.getState().isKept).toBe(false);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    vi.unstubAllGlobals();
    expect(work().draft.title).toBe('Spot my lies');
  });
});

describe('a draft that the app wrote', () => {
  const KNOW_ME = 'know-me';
  const questions = () => {
    const { draft } = work(KNOW_ME);
    return draft.type === KNOW_ME ? draft.questions : [];
  };
  beforeEach(() => startDraft(readyDraft(KNOW_ME, 'Mine', { language: 'en', random: Math.random, newId })));

  test('is blank and not stored until something is tapped or typed', () => {
    expect([isBlank(work(KNOW_ME)), stored(KNOW_ME)]).toEqual([true, null]);
    changeDraft(KNOW_ME, { title: 'Mine, all mine' });
    expect(isBlank(work(KNOW_ME))).toBe(false);
    changeDraft(KNOW_ME, { title: 'Mine' });
    expect(isBlank(work(KNOW_ME))).toBe(true);
    const [first] = questions();
    if (first) changeQuestion(KNOW_ME, { ...first, correctAnswer: 0 });
    expect(isBlank(work(KNOW_ME))).toBe(false);
    expect(stored(KNOW_ME)).toContain('"correctAnswer":0');
  });
});

describe('a saved draft', () => {
  test('disappears from the device immediately, and from the page when it is left', () => {
    changeDraft(TYPE, { title: 'Spot my lies' });
    const saved = work();
    settleSaved(TYPE, saved);
    expect(localStorage).toHaveLength(0);
    // the page still shows it, whatever it reads meanwhile
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(work().draft.title).toBe('Spot my lies');
    leaveSaved(TYPE, saved);
    expect(useDrafts.getState()).toMatchObject({ works: {}, ended: {} });
  });

  test('keeps the changes made since it was submitted', () => {
    changeDraft(TYPE, { title: 'Spot my lies' });
    const saved = work();
    useDrafts.setState({ works: { [TYPE]: { ...saved, changedAt: (saved.changedAt ?? 0) + 1 } } });
    const before = stored();
    settleSaved(TYPE, saved);
    leaveSaved(TYPE, saved);
    expect(work().draft.title).toBe('Spot my lies');
    expect(stored()).toBe(before);
  });

  test('does not take another draft along that was started meanwhile', () => {
    changeDraft(TYPE, { title: 'Spot my lies' });
    const saved = work();
    start(TYPE);
    const begun = work();
    settleSaved(TYPE, saved);
    leaveSaved(TYPE, saved);
    expect(work()).toBe(begun);
  });
});

describe('two tabs', () => {
  test('changes from the other tab show here and are not written back', () => {
    changeDraft(TYPE, { title: 'One' });
    const before = stored();
    fromOtherTab({ ...work(), draft: { ...work().draft, title: 'Two' } });
    expect(work().draft.title).toBe('Two');
    expect(stored()).toBe(before);
  });

  test.each(['saved', 'discarded'] as const)('a draft %s in the other tab ends here too', (ending) => {
    changeDraft(TYPE, { title: 'One' });
    fromOtherTab({ ended: ending });
    fromOtherTab(null);
    expect(useDrafts.getState()).toMatchObject({ works: {}, ended: { [TYPE]: ending } });
    start(TYPE);
    expect(useDrafts.getState().ended).toEqual({});
  });

  test('a page that was frozen catches up, and keeps unsaved changes', () => {
    changeDraft(TYPE, { title: 'One' });
    startEdit(makeDraft(TYPE), { quizId: CODE, revision: 3, isPrivate: false });
    localStorage.clear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(Object.keys(useDrafts.getState().works)).toEqual([CODE]);
    expect(useDrafts.getState().ended).toEqual({ [TYPE]: 'discarded' });
  });

  test("another creator's drafts do not affect this tab", () => {
    fromOtherTab({ ...work(), draft: { ...work().draft, title: 'Two' } }, TYPE, 'bo');
    expect(work().draft.title).toBe('');
  });
});

test('the selection follows the items that came from a list', () => {
  const NEVER = 'never-have-i-ever';
  start(NEVER);
  startSelection(NEVER, 'normal', () => false);
  setGuesses(NEVER, { n2: 'never', n3: 'ever' });
  expect(isBlank(work(NEVER))).toBe(true);
  markItem(NEVER, 'n1', 'never');
  markItem(NEVER, 'n2', 'ever');
  // what was answered is no guess any more
  expect(work(NEVER).selection?.guesses).toEqual({ n3: 'ever' });
  setItems(
    NEVER,
    [
      { id: 'n1', statement: 'One', answer: 'never' },
      { id: 'n2', statement: 'Two', answer: 'ever' },
    ],
    'normal',
  );
  changeQuestion(NEVER, { id: 'n1', statement: 'One!', answer: 'ever' });
  expect(work(NEVER).selection?.marks).toEqual({ n1: 'ever', n2: 'ever' });
  const removed = removeQuestion(NEVER, 'n1');
  expect(work(NEVER).selection?.marks).toEqual({ n2: 'ever' });
  if (removed) restoreQuestion(NEVER, removed);
  expect(work(NEVER).selection?.marks).toEqual({ n1: 'ever', n2: 'ever' });
});

test('a rewritten statement no longer belongs to the list: choosing another list leaves it', () => {
  const NEVER = 'never-have-i-ever';
  const isChanged = (item: DraftQuestion) => isRewritten(NEVER, item);
  const [kept, rewritten] = readyTexts(NEVER, 'normal', 'en');
  if (!kept || !rewritten) throw new Error('the list is empty');
  start(NEVER);
  startSelection(NEVER, 'normal', isChanged);
  const items: NeverItem[] = [
    { id: kept.id, statement: kept.text, answer: 'never' },
    { id: rewritten.id, statement: 'Something of my own', answer: 'ever' },
  ];
  setItems(NEVER, items, 'normal');
  startSelection(NEVER, 'spicy', isChanged);
  const questions = [...work(NEVER).draft.questions];
  expect(questions[0]).toEqual(items[0]);
  expect(questions[1]).toEqual({ ...items[1], id: expect.not.stringMatching(rewritten.id) });
  expect(work(NEVER).selection).toEqual({ category: 'spicy', marks: {} });
});
