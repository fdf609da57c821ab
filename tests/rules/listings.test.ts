import { paths } from '@domain/paths.ts';
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, openProject } from './support/project.ts';

const quizzes = [{ id: 'publ2345', title: 'Me', type: 'know-me', createdAt: 1, responses: 0 }];

const project = openProject('listings', {
  // functions write no field beside the quizzes; here there is one to search by
  [paths.listing('owner')]: { quizzes, ownerId: 'owner', createdAt: 1 },
  [paths.listing('second')]: { quizzes: [], ownerId: 'second', createdAt: 2 },
});

describeAccess(project, paths.listing('owner'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeNoLists({ file: 'listings', collection: 'listings', id: 'owner', field: ['ownerId', 'owner'] });

it.each(CALLERS)('%s learns that somebody has no list', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.listing('nobody'))))).exists()).toBe(false);
});
