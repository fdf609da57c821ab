import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, openProject, type RulesProject } from './support/project.ts';

const BOARD = paths.board('publ2345');

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('boards');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset({
    // functions write no owner; here there is a field to search by, and one that could be mistaken for a right
    [BOARD]: { entries: [], total: 1, spread: [], ownerId: 'owner', createdAt: 1 },
    [paths.board('othr2345')]: { entries: [], total: 1, spread: [], ownerId: 'second', createdAt: 2 },
  }),
);

describeAccess(() => project, BOARD, { visitor: ['get'], other: ['get'], owner: ['get'] });
describeNoLists({ file: 'boards', collection: 'boards', id: 'publ2345', field: ['ownerId', 'owner'] });

it.each(CALLERS)('%s puts nobody on a scoreboard and takes nobody off', async (caller) => {
  for (const fields of [{ entries: [{ mark: 'x', name: 'Me', percentage: 100 }] }, { total: 0 }, { spread: [1] }])
    await assertFails(updateDoc(doc(project.as[caller], BOARD), fields));
});

it.each(CALLERS)('%s learns that there is no scoreboard', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.board('zzzzzzzz'))))).exists()).toBe(false);
});
