import { paths } from '@domain/paths.ts';
import { makeProfile } from '@domain/testing/make-profile.ts';
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, openProject } from './support/project.ts';

const { username: _, ...card } = makeProfile();

const project = openProject('usernames', {
  [paths.username('maya')]: card,
  [paths.username('sam')]: { uid: 'second' },
});

describeAccess(project, paths.username('maya'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeNoLists({ file: 'usernames', collection: paths.usernames, id: 'maya', field: ['name', 'Maya'] });

it.each(CALLERS)('%s learns that a username is free', async (caller) => {
  expect((await assertSucceeds(getDoc(doc(project.as[caller], paths.username('nobody'))))).exists()).toBe(false);
});

describe('the username of a suspended person', () => {
  beforeEach(() => project.reset({ [paths.username('maya')]: { ...card, uid: 'owner', isSuspended: true } }));

  describeAccess(project, paths.username('maya'), { owner: ['get'] });
});
