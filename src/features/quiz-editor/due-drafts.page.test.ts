import type { InputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { openDrafts, useDrafts } from './draft-storage.ts';
import { changeDraft, startEdit } from './draft-store.ts';
import { keepDue, openInEditor, sendDueDrafts } from './due-drafts.ts';

const CODE = 'abcd2345';
const stored = () => localStorage.getItem(STORAGE_KEYS.quizDraft('ada', CODE));
const forgetPage = () => useDrafts.setState({ ownerId: null, works: {}, ended: {}, isKept: true });

/** A server that keeps what it is given, or refuses it. */
function server(refusal?: 'network' | 'conflict') {
  const got: unknown[] = [];
  const store = async ({ quizId, baseRevision, draft }: InputOf<'saveQuiz'>) => {
    if (refusal) throw new DomainError(refusal);
    got.push([quizId, baseRevision, (draft as QuizDraft).title]);
    return { quizId: CODE, username: 'ada', revision: 4 };
  };
  return { got, store };
}

/** Edits a stored quiz and hands it in without a network. */
function handIn(title: string): void {
  openDrafts('ada', CODE);
  const base = { quizId: CODE, revision: 3, isPrivate: false };
  startEdit(makeDraft('know-me'), base);
  changeDraft(CODE, { title });
  const work = useDrafts.getState().works[CODE];
  if (work) keepDue(CODE, work, base);
}

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});

test('a draft submitted offline is sent later, even after its page was closed', async () => {
  handIn('Written on the train');
  forgetPage();
  const { got, store } = server();
  expect(await sendDueDrafts('ada', store)).toEqual([
    { title: 'Written on the train', isEdit: true, isPublic: true, error: null },
  ]);
  expect(got).toEqual([[CODE, 3, 'Written on the train']]);
  expect(stored()).toBeNull();
  expect(useDrafts.getState().ended).toEqual({ [CODE]: 'sent' });
  expect(await sendDueDrafts('ada', store)).toEqual([]);
});

test('a draft keeps waiting while there is no network; a refused one is reported once, and stays a draft', async () => {
  handIn('Written on the train');
  expect(await sendDueDrafts('ada', server('network').store)).toEqual([]);
  const { store } = server('conflict');
  expect(await sendDueDrafts('ada', store)).toMatchObject([{ isEdit: true, error: { code: 'conflict' } }]);
  expect(await sendDueDrafts('ada', store)).toEqual([]);
  expect(stored()).toContain('Written on the train');
});

test('an editor that has the draft open sends it itself', async () => {
  handIn('Written on the train');
  let saves = 0;
  const close = openInEditor(CODE, () => {
    saves += 1;
  });
  expect(await sendDueDrafts('ada', server().store)).toEqual([]);
  expect(saves).toBe(1);
  close();
  expect(await sendDueDrafts('ada', server().store)).toHaveLength(1);
});

test('a draft that was never submitted, was changed since, or is somebody else’s, is not sent', async () => {
  openDrafts('ada', CODE);
  startEdit(makeDraft('know-me'), { quizId: CODE, revision: 3, isPrivate: false });
  changeDraft(CODE, { title: 'Still writing' });
  expect(await sendDueDrafts('ada', server().store)).toEqual([]);
  handIn('Done');
  changeDraft(CODE, { title: 'Half a thou' });
  expect(await sendDueDrafts('ada', server().store)).toEqual([]);
  handIn('Done');
  expect(await sendDueDrafts('bob', server().store)).toEqual([]);
});
