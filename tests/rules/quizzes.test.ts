import { paths } from '@domain/paths.ts';
import { makeKey, makeQuiz } from '@domain/testing/make-quiz.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  startAfter,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, type Caller, openProject } from './support/project.ts';

const PUBLIC = 'publ2345';
const PRIVATE = 'priv2345';

const project = openProject('quizzes', {
  [paths.quiz(PUBLIC)]: makeQuiz('know-me', { id: PUBLIC }),
  [paths.quizKey(PUBLIC)]: makeKey('know-me'),
  [paths.quizKeyOfRevision(PUBLIC, 1)]: makeKey('know-me'),
  [paths.quizTally(PUBLIC)]: { choices: {} },
  [paths.quiz(PRIVATE)]: makeQuiz('two-truths', { id: PRIVATE, isPublic: false }),
  [paths.quizKey(PRIVATE)]: makeKey('two-truths'),
  [paths.quizLock(PRIVATE)]: { version: 'v', salt: 's', hash: 'h' },
  [paths.quiz('elsewhere')]: makeQuiz('know-me', { ownerId: 'third' }),
});

describeAccess(project, paths.quiz(PUBLIC), { visitor: ['get'], other: ['get'], owner: ['get', 'delete'] });
describeAccess(project, paths.quiz(PRIVATE), { owner: ['get', 'delete'] });
describeAccess(project, paths.quizKey(PUBLIC), { owner: ['get'] });
describeAccess(project, paths.quizKey(PRIVATE), { owner: ['get'] });
describeAccess(project, paths.quizKeyOfRevision(PUBLIC, 1), {});
describeAccess(project, paths.quizTally(PUBLIC), { owner: ['get'] });
describeAccess(project, paths.quizLock(PRIVATE), {});

it.each(CALLERS)('%s learns that a code has no quiz', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.quiz('zzzzzzzz'))))).exists()).toBe(false);
});

it('nobody can read the key of a deleted quiz', async () => {
  await deleteDoc(doc(project.as.owner, paths.quiz(PUBLIC)));
  await assertFails(getDoc(doc(project.as.owner, paths.quizKey(PUBLIC))));
});

it('everything else that an owner may want to change takes a function', async () => {
  const mine = doc(project.as.owner, paths.quiz(PRIVATE));
  for (const fields of [{ title: 'x' }, { isPublic: true }, { questions: [] }, { stats: {} }, { revision: 9 }])
    await assertFails(updateDoc(mine, fields));
});

it.each([PUBLIC, PRIVATE])(
  'owners can close a quiz to new answers and reopen it, and change nothing else with it (%s)',
  async (code) => {
    const change = (caller: Caller, fields: object) => updateDoc(doc(project.as[caller], paths.quiz(code)), fields);
    await assertSucceeds(change('owner', { isClosed: true }));
    await assertSucceeds(change('owner', { isClosed: false }));
    for (const isClosed of ['yes', null, deleteField()]) await assertFails(change('owner', { isClosed }));
    await assertFails(change('owner', { isClosed: true, title: 'x' }));
    for (const caller of ['visitor', 'other'] as const) await assertFails(change(caller, { isClosed: true }));
  },
);

describeNoLists({ file: 'quizzes', collection: paths.quizzes, id: PUBLIC, field: ['title', 'All about me'] });

describe('a list of quizzes', () => {
  const list = (caller: Caller, ...constraints: QueryConstraint[]) =>
    getDocs(query(collection(project.as[caller], paths.quizzes), ...constraints));
  const isPublic = where('isPublic', '==', true);
  const ofOwner = where('ownerId', '==', 'owner');

  it.each(['visitor', 'other'] as const)('gives %s nothing, whatever the query', async (caller) => {
    await assertFails(list(caller, ofOwner, isPublic, limit(1)));
    await assertFails(list(caller, isPublic, limit(1)));
    await assertFails(list(caller, isPublic, where('category', '==', 'spicy'), limit(1)));
    await assertFails(list(caller, ofOwner, isPublic, orderBy('createdAt', 'desc'), startAfter(1), limit(1)));
    await assertFails(list(caller, where('isPublic', '==', false), limit(1)));
    await assertFails(getCountFromServer(query(collection(project.as[caller], paths.quizzes), ofOwner, isPublic)));
  });

  it('gives owners all of their own', async () => {
    const mine = await assertSucceeds(list('owner', ofOwner, orderBy('createdAt', 'desc')));
    expect(mine.docs.map(({ id }) => id).sort()).toEqual([PRIVATE, PUBLIC]);
    await assertFails(list('owner', where('ownerId', '==', 'third')));
  });

  it.each(CALLERS)('gives %s no keys and locks across quizzes', async (caller) => {
    await assertFails(getDocs(query(collectionGroup(project.as[caller], 'private'), limit(1))));
  });
});

describe.each(['isSuspended', 'isRemoved'])('a public quiz that %s', (field) => {
  beforeEach(() => project.reset({ [paths.quiz(PUBLIC)]: { ...makeQuiz('know-me', { id: PUBLIC }), [field]: true } }));

  describeAccess(project, paths.quiz(PUBLIC), { owner: ['get', 'delete'] });

  it('cannot be reopened or closed by its owner', async () => {
    const mine = doc(project.as.owner, paths.quiz(PUBLIC));
    for (const isClosed of [true, false]) await assertFails(updateDoc(mine, { isClosed }));
    await assertFails(updateDoc(mine, { [field]: false }));
  });
});

describe('whether moderators removed a quiz', () => {
  const REMOVED = 'gone2345';
  beforeEach(() =>
    project.reset({
      [paths.quiz(PUBLIC)]: makeQuiz('know-me', { id: PUBLIC }),
      [paths.quiz(REMOVED)]: {
        ...makeQuiz('know-me', { id: REMOVED, isPublic: false, isClosed: true }),
        isRemoved: true,
        removal: { wasClosed: false, cases: [] },
      },
      [paths.quizLock(REMOVED)]: { version: 'v' },
    }),
  );
  const look = (caller: Caller, path: string) => getDoc(doc(project.as[caller], path));

  it.each(CALLERS)('can be learned by %s from a document that never exists', async (caller) => {
    expect((await assertSucceeds(look(caller, paths.quizRemoved(REMOVED)))).exists()).toBe(false);
    await assertFails(look(caller, paths.quizRemoved(PUBLIC)));
    await assertFails(look(caller, paths.quizRemoved('zzzzzzzz')));
    // nothing else of it
    await assertFails(look(caller, paths.quizLock(REMOVED)));
    await assertFails(setDoc(doc(project.as[caller], paths.quizRemoved(REMOVED)), { ownerId: 'owner' }));
  });

  it('cannot be undone by its owner, who can delete the quiz', async () => {
    const mine = doc(project.as.owner, paths.quiz(REMOVED));
    for (const fields of [
      { isRemoved: deleteField() },
      { isRemoved: false, isClosed: false },
      { removal: deleteField() },
      { 'removal.cases': [] },
      { 'removal.wasClosed': true },
      { isRemoved: deleteField(), removal: deleteField(), isClosed: false },
    ])
      await assertFails(updateDoc(mine, fields));
    await assertFails(setDoc(mine, makeQuiz('know-me', { id: REMOVED })));
    await assertSucceeds(deleteDoc(mine));
    // and not made again under its code
    await assertFails(setDoc(mine, makeQuiz('know-me', { id: REMOVED })));
  });
});
