import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { type Caller, openProject } from './support/project.ts';

const ofQuiz = (id: string, code: string) => {
  const made = makeResponse('know-me', { id });
  return { ...made, quiz: { ...made.quiz, id: code } };
};

const project = openProject('responses', {
  [paths.response('r1')]: makeResponse('know-me', { id: 'r1' }),
  [paths.responseAnswers('r1')]: { ownerId: 'owner', answers: [] },
  [paths.responseTracking('r1')]: { ownerId: 'owner', tracking: makeTracking() },
  [paths.response('r2')]: makeResponse('know-me', { id: 'r2', ownerId: 'third' }),
  [paths.responseTracking('r2')]: { ownerId: 'third', tracking: makeTracking() },
  [closedPaths.suspension('third')]: {},
  [paths.quiz(makeResponse('know-me').quiz.id)]: { isPublic: true },
  [paths.response('r3')]: ofQuiz('r3', 'shown234'),
  [paths.quiz('shown234')]: { ownerId: 'owner', isPublic: true },
  [paths.response('r4')]: ofQuiz('r4', 'gone2345'),
  [paths.quiz('gone2345')]: { ownerId: 'owner', isPublic: true, isRemoved: true },
  [paths.response('r5')]: ofQuiz('r5', 'deleted2'),
});

// who has the link of a result may look at it
describeAccess(project, paths.response('r1'), { visitor: ['get'], other: ['get'], owner: ['get', 'delete'] });
describeAccess(project, paths.response('r2'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeAccess(project, paths.response('r3'), { visitor: ['get'], other: ['get'], owner: ['get', 'delete'] });
// its quiz was removed: a result repeats the words
describeAccess(project, paths.response('r4'), { owner: ['get', 'delete'] });
// and while it is deleted with its quiz, which may be removed
describeAccess(project, paths.response('r5'), { owner: ['get', 'delete'] });
describeAccess(project, paths.responseAnswers('r1'), { owner: ['get'] });
describeAccess(project, paths.responseTracking('r1'), { owner: ['get'] });
describeAccess(project, paths.responseTracking('r2'), {});

describeNoLists({ file: 'responses', collection: 'trackings', id: 'r1', field: ['ownerId', 'owner'] });
describeNoLists({ file: 'responses', collection: paths.responses, id: 'r1', field: ['responderName', 'Sam'] });

it('a visitor learns that a result is gone', async () => {
  expect((await assertSucceeds(getDoc(doc(project.as.visitor, paths.response('r9'))))).exists()).toBe(false);
});

it('a suspended creator learns nothing about players', async () => {
  await assertFails(getDoc(doc(project.signedIn('third', {}), paths.responseTracking('r2'))));
});

describe.each([
  ['answers of a deleted response', paths.responseAnswers('r9')],
  ['expired tracking', paths.responseTracking('r9')],
])('%s', (_, path) => {
  it.each(['owner', 'other'] as const)('are known to be gone to %s', async (caller) => {
    expect((await assertSucceeds(getDoc(doc(project.as[caller], path)))).exists()).toBe(false);
  });
  it('are refused to a visitor', () => assertFails(getDoc(doc(project.as.visitor, path))));
});

describe('a list of responses', () => {
  const list = (caller: Caller, ownerId: string) =>
    getDocs(
      query(
        collection(project.as[caller], paths.responses),
        where('ownerId', '==', ownerId),
        orderBy('createdAt', 'desc'),
        limit(10),
      ),
    );

  it('gives owners their own', async () => {
    const ids = (await assertSucceeds(list('owner', 'owner'))).docs.map(({ id }) => id);
    expect(ids.sort()).toEqual(['r1', 'r3', 'r4', 'r5']);
  });
  it("gives nobody anybody else's", async () => {
    await assertFails(list('owner', 'third'));
    await assertFails(list('other', 'owner'));
    await assertFails(list('visitor', 'owner'));
    const ofAQuiz = query(collection(project.as.owner, paths.responses), where('quiz.id', '==', 'abcd2345'));
    await assertFails(getDocs(ofAQuiz));
  });
});
