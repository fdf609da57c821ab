import { paths } from '@domain/paths.ts';
import { makeDevice } from '@domain/testing/make-device.ts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteField, doc, getDocs, query, updateDoc, where } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { describeAccess } from './support/access.ts';
import { describeNoLists } from './support/listing.ts';
import { type Caller, openProject } from './support/project.ts';

const project = openProject('devices', {
  [paths.device('d1')]: makeDevice({ id: 'd1' }),
  [paths.device('d2')]: makeDevice({ id: 'd2', ownerId: 'third' }),
});

describeNoLists({ file: 'devices', collection: paths.devices, id: 'd1', field: ['browser', 'Firefox'] });
describeAccess(project, paths.device('d1'), { owner: ['get', 'delete'] });
describeAccess(project, paths.device('d2'), {});

it('people list their own devices', async () => {
  const mine = (caller: Caller, ownerId: string) =>
    getDocs(query(collection(project.as[caller], paths.devices), where('ownerId', '==', ownerId)));
  expect((await assertSucceeds(mine('owner', 'owner'))).size).toBe(1);
  await assertFails(mine('owner', 'third'));
  for (const caller of ['other', 'visitor'] as const) await assertFails(mine(caller, 'owner'));
});

it('owners can change the settings of their devices, and nothing else', async () => {
  const mine = doc(project.as.owner, paths.device('d1'));
  for (const setting of ['isOn', 'messages', 'answers', 'withText']) {
    await assertSucceeds(updateDoc(mine, { [setting]: false }));
    await assertSucceeds(updateDoc(mine, { [setting]: true }));
    await assertFails(updateDoc(mine, { [setting]: 'yes' }));
    await assertFails(updateDoc(mine, { [setting]: deleteField() }));
  }
  for (const field of ['ownerId', 'subscription', 'language', 'timeZone', 'seenAt', 'pushed', 'unknown'])
    await assertFails(updateDoc(mine, { [field]: 'other' }));
  await assertFails(updateDoc(doc(project.as.owner, paths.device('d2')), { isOn: false }));
  for (const caller of ['visitor', 'other'] as const)
    await assertFails(updateDoc(doc(project.as[caller], paths.device('d1')), { isOn: false }));
});

it('quiet hours are two minutes of the day, or off', async () => {
  const mine = doc(project.as.owner, paths.device('d1'));
  for (const quietHours of [{ from: 0, to: 1439 }, { from: 1439, to: 0 }, null])
    await assertSucceeds(updateDoc(mine, { quietHours }));
  for (const wrong of [-1, 1440, 1.5, '7', null]) {
    await assertFails(updateDoc(mine, { quietHours: { from: wrong, to: 5 } }));
    await assertFails(updateDoc(mine, { quietHours: { from: 5, to: wrong } }));
  }
  for (const quietHours of [{ from: 5 }, { to: 5 }, { from: 1, to: 2, more: 3 }, 'night', 5])
    await assertFails(updateDoc(mine, { quietHours }));
});
