import { paths } from '@domain/paths.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { CALLERS, openProject } from './support/project.ts';

const project = openProject('circles', {
  [paths.circle('ours')]: { name: 'Us', ownerId: 'owner', createdAt: 1 },
  [paths.circle('second')]: { name: 'Others', ownerId: 'second', createdAt: 2 },
  [paths.circle('removed')]: { name: 'Us', ownerId: 'owner', isRemoved: true },
  [paths.circle('suspended')]: { name: 'Us', ownerId: 'owner', isSuspended: true },
  [paths.circle('copied')]: { name: 'Us', ownerId: 'owner', isQuizRemoved: true },
});

describeAccess(project, paths.circle('ours'), { visitor: ['get'], other: ['get'], owner: ['get'] });
describeNoLists({ file: 'circles', collection: 'circles', id: 'ours', field: ['ownerId', 'owner'] });

it.each(CALLERS)('%s learns that a circle does not exist, and cannot read a hidden one', async (caller) => {
  const get = (id: string) => getDoc(doc(project.as[caller], paths.circle(id)));
  expect((await assertSucceeds(get('nobodys'))).exists()).toBe(false);
  for (const hidden of ['removed', 'suspended', 'copied']) await assertFails(get(hidden));
});
