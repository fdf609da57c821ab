import { paths } from '@domain/paths.ts';
import { makeDevice } from '@domain/testing/make-device.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { type Caller, openProject, type RulesProject } from './support/project.ts';

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('devices');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset({
    [paths.device('d1')]: makeDevice({ id: 'd1' }),
    [paths.device('d2')]: makeDevice({ id: 'd2', ownerId: 'third' }),
  }),
);

describeNoLists({ file: 'devices', collection: paths.devices, id: 'd1', field: ['browser', 'Firefox'] });
describeAccess(() => project, paths.device('d1'), { owner: ['get'] });
describeAccess(() => project, paths.device('d2'), {});

it('people list their own devices', async () => {
  const mine = (caller: Caller, ownerId: string) =>
    getDocs(query(collection(project.as[caller], paths.devices), where('ownerId', '==', ownerId)));
  expect((await assertSucceeds(mine('owner', 'owner'))).size).toBe(1);
  await assertFails(mine('owner', 'third'));
  await assertFails(mine('other', 'owner'));
  await assertFails(mine('visitor', 'owner'));
});
