// @vitest-environment happy-dom
import { QUESTIONS_MAX } from '@domain/limits.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import {
  addQuestion,
  changeDraft,
  changeQuestion,
  discardDraft,
  ensureDraft,
  isBlank,
  openDrafts,
  removeQuestion,
  restoreQuestion,
  useDrafts,
} from './draft-store.ts';

const draft = () => {
  const { draft } = useDrafts.getState().works[0] ?? {};
  if (!draft) throw new Error('there is no draft');
  return draft;
};

beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ ownerId: null, works: [] });
  openDrafts('ada');
  ensureDraft('two-truths');
});

test('a draft starts blank, with as many sets as are needed', () => {
  expect(draft().questions).toHaveLength(5);
  expect(isBlank(draft())).toBe(true);
});

test('what is typed is there after a reload, except the password', async () => {
  changeDraft('two-truths', { title: 'Spot my lies', isPublic: false, password: 'pancakes' });
  const { draftId } = useDrafts.getState().works[0] ?? {};
  vi.resetModules();
  const fresh = await import('./draft-store.ts');
  const [work] = fresh.useDrafts.getState().works;
  expect(work?.draftId).toBe(draftId);
  expect(work?.draft).toMatchObject({ title: 'Spot my lies', isPublic: false, password: '' });
  expect(localStorage.getItem(STORAGE_KEYS.quizDraft)).not.toContain('pancakes');
});

test('stored drafts that cannot be read count as none', async () => {
  localStorage.setItem(STORAGE_KEYS.quizDraft, '{"ownerId":"ada","works":[{"draft":{}}]}');
  vi.resetModules();
  const fresh = await import('./draft-store.ts');
  expect(fresh.useDrafts.getState().works).toEqual([]);
});

test('another creator on this device does not see the draft', () => {
  changeDraft('two-truths', { title: 'Spot my lies' });
  openDrafts('bo');
  expect(useDrafts.getState().works).toEqual([]);
  expect(localStorage.getItem(STORAGE_KEYS.quizDraft)).toBeNull();
});

test('each game keeps its own draft', () => {
  changeDraft('two-truths', { title: 'Spot my lies' });
  ensureDraft('know-me');
  changeDraft('know-me', { title: 'My exam' });
  discardDraft('know-me');
  expect(draft().title).toBe('Spot my lies');
});

test('an item is changed, removed and put back where it was', () => {
  const [, second] = draft().questions;
  if (!second || !('lie' in second)) throw new Error('not a set');
  changeQuestion('two-truths', { ...second, lie: 'I have a twin' });
  const changed = draft().questions[1];
  expect(changed).toMatchObject({ lie: 'I have a twin' });
  removeQuestion('two-truths', second.id);
  expect(draft().questions).toHaveLength(4);
  if (changed) restoreQuestion('two-truths', changed, 1);
  expect(draft().questions[1]).toBe(changed);
  expect(isBlank(draft())).toBe(false);
});

test('the list never gets empty and never too long', () => {
  for (const { id } of draft().questions) removeQuestion('two-truths', id);
  expect(draft().questions).toHaveLength(1);
  for (let i = 1; i < QUESTIONS_MAX; i++) expect(addQuestion('two-truths')).not.toBeNull();
  expect(addQuestion('two-truths')).toBeNull();
});
