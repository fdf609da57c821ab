import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeDevice } from '@domain/testing/make-device.ts';
import { UNREADABLE } from '@domain/upgrade-document.ts';
import { expect, it } from 'vitest';
import { fetchDevicesOn } from '../../functions/src/db/devices.ts';
import { fetchProfile } from '../../functions/src/db/profiles.ts';
import { acceptClientError } from '../../functions/src/handlers/accept-client-error.ts';
import { drainDayCounts } from '../../functions/src/support/day-counts.ts';
import { writeAll } from './support/backend.ts';

it('what cannot be read is counted: one of many is left out, and one alone is not taken for missing', async () => {
  const [uid, readable] = [randomUUID(), randomUUID()];
  await writeAll({
    [paths.device(readable)]: makeDevice({ ownerId: uid }),
    [paths.device(randomUUID())]: { ...makeDevice({ ownerId: uid }), subscription: 'of a newer version' },
    [paths.profile(uid)]: { name: ['of', 'a', 'newer', 'version'] },
  });
  drainDayCounts(); // of tests in the same process
  expect((await fetchDevicesOn(uid)).map(({ id }) => id)).toEqual([readable]);
  await expect(fetchProfile(uid)).rejects.toMatchObject({ name: UNREADABLE });
  expect(drainDayCounts()?.get('unreadable')).toBe(2);
  // not what a browser says
  const sender = { browser: () => undefined, now: 0 } as Parameters<typeof acceptClientError>[1];
  await acceptClientError(makeClientError({ type: UNREADABLE }), sender);
  expect(drainDayCounts()?.get('unreadable')).toBeUndefined();
});
