import { paths } from '@domain/paths.ts';
import { type AgeGroup, isAdult } from '@domain/profiles/age.ts';
import { expect, it } from 'vitest';
import { db } from './support/backend.ts';
import { ops } from './support/operator.ts';
import { makeCreator, makeGuest } from './support/people.ts';
import { call } from './support/requests.ts';

it('people make themselves younger; older only an operator makes them', async () => {
  const { uid, token, email } = await makeCreator();
  const become = async (ageGroup: AgeGroup) => (await call('correctAge', { ageGroup }, token)).status;
  const adultAt = async () => (await db().doc(paths.account(uid)).get()).get('adultAt').toMillis() as number;
  const isGrown = async () => isAdult({ adultAt: await adultAt() }, Date.now());
  expect(await isGrown()).toBe(true);
  expect([await become('16-17'), await isGrown()]).toEqual([200, false]);
  const soon = await adultAt();
  expect([await become('18+'), await isGrown()]).toEqual([403, false]);
  expect(await become('13-15')).toBe(200);
  expect(await adultAt()).toBeGreaterThan(soon);
  expect([await become('16-17'), await become('18+')]).toEqual([403, 403]);

  for (const wrong of [[], [email], [email, '21'], ['nobody@example.com', '18+']])
    expect((await ops('age', ...wrong)).code).toBe(1);
  expect(await ops('age', email, '18+')).toMatchObject({ code: 0 });
  expect(await isGrown()).toBe(true);
  // who has no account has no age
  expect((await call('correctAge', { ageGroup: '16-17' }, (await makeGuest()).token)).status).toBe(403);
});
