import { randomUUID } from 'node:crypto';
import { DEVICE_KEPT_S, DEVICES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDevice, makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, FUNCTIONS, stored, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { makeCreator, type Person, signUp } from './support/people.ts';
import { call, called, posted, send, someAddress } from './support/requests.ts';
import { until } from './support/until.ts';

const save = (input: object, { token }: Person) => called('saveDevice', input, token);
const devicesOf = async ({ uid }: Person) =>
  (await db().collection(paths.devices).where('ownerId', '==', uid).get()).docs.map(({ id }) => id);
const ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

describe.concurrent('saving a device', () => {
  it('stores its subscription with default settings, and the name of its browser', async () => {
    const person = await makeCreator();
    const input = makeDeviceInput({ language: 'fr' });
    const reply = await send<{ result: { id: string } }>(`${FUNCTIONS}/saveDevice`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
        'user-agent': ANDROID,
      },
      body: JSON.stringify({ data: { ...input, ownerId: 'forged', isOn: false, pushed: {} } }),
    });
    const { id } = reply.body.result;
    const device = await stored(paths.device(id));
    const { createdAt } = device as { createdAt: Timestamp };
    const now = createdAt.toMillis();
    expect(device).toEqual({
      ...input,
      ownerId: person.uid,
      signedInAt: expect.any(Timestamp),
      browser: 'Firefox',
      system: 'Android',
      isOn: true,
      messages: true,
      answers: true,
      withText: false,
      quietHours: null,
      createdAt,
      seenAt: createdAt,
      expiresAt: endsAfter(now, DEVICE_KEPT_S),
      pushed: { messages: { at: 0, upTo: now }, answers: { at: 0, upTo: now } },
    });
  });

  it('again keeps its settings, and what it was notified of', async () => {
    const person = await signUp();
    const input = makeDeviceInput();
    const { id } = await save(input, person);
    const settings = { isOn: false, answers: false, withText: true, quietHours: { from: 1320, to: 420 } };
    const before = Timestamp.fromMillis(1);
    await patch(paths.device(id), { ...settings, seenAt: before, expiresAt: before });
    const pushed = (await stored(paths.device(id)))?.['pushed'];
    const keys = makeDeviceInput().subscription.keys;
    const changed = { language: 'fr', timeZone: 'Asia/Tokyo', subscription: { ...input.subscription, keys } };
    expect(await save(changed, person)).toEqual({ id });
    const after = await stored(paths.device(id));
    expect(after).toMatchObject({ ...settings, ...changed, pushed });
    expect((after as { expiresAt: Timestamp }).expiresAt.toMillis()).toBeGreaterThan(Date.now());
    expect(await devicesOf(person)).toEqual([id]);
  });

  it('of somebody else transfers it without their settings', async () => {
    const [first, second] = await Promise.all([signUp(), signUp()]);
    const input = makeDeviceInput();
    const { id } = await save(input, first);
    await patch(paths.device(id), { withText: true, answers: false });
    expect(await save(input, second)).toEqual({ id });
    expect(await stored(paths.device(id))).toMatchObject({ ownerId: second.uid, withText: false, answers: true });
    expect(await devicesOf(first)).toEqual([]);
  });

  it('beyond the maximum removes the one not seen for the longest time', async () => {
    const person = await signUp();
    const others = Array.from({ length: DEVICES_MAX }, (_, n) => `${person.uid}-${n}`);
    const device = (n: number) => {
      const seenAt = Timestamp.fromMillis(n === 3 ? 1 : Date.now() - n);
      return { ...makeDevice({ ownerId: person.uid }), createdAt: seenAt, seenAt };
    };
    await writeAll(Object.fromEntries(others.map((id, n) => [paths.device(id), device(n)])));
    const { id } = await save(makeDeviceInput(), person);
    const left = others.filter((_, n) => n !== 3);
    expect(new Set(await devicesOf(person))).toEqual(new Set([id, ...left]));
  });

  it('in an unknown time zone uses UTC', async () => {
    const { id } = await save(makeDeviceInput({ timeZone: 'Mars/Base' }), await signUp());
    expect(await stored(paths.device(id))).toMatchObject({ timeZone: 'UTC' });
  });

  it('requires an account that is not being deleted', async () => {
    expect((await call('saveDevice', makeDeviceInput())).body.error?.details?.code).toBe('unauthenticated');
    const leaving = await signUp();
    await db().doc(paths.deletion(leaving.uid)).set({ requestedAt: Timestamp.now(), erasedAt: Timestamp.now() });
    expect((await call('saveDevice', makeDeviceInput(), leaving.token)).body.error?.details?.code).toBe('gone');
    expect(await devicesOf(leaving)).toEqual([]);
  });
});

it('a device that two people save simultaneously belongs to one of them', async () => {
  const people = await Promise.all([signUp(), signUp()]);
  const { subscription, ...rest } = makeDeviceInput();
  const input = { ...rest, subscription: { ...subscription, endpoint: `${subscription.endpoint}${randomUUID()}` } };
  const ids = await Promise.all(people.map((person) => save(input, person)));
  expect(ids[0]).toEqual(ids[1]);
  expect((await Promise.all(people.map(devicesOf))).flat()).toHaveLength(1);
});

it('the deployed functions have keys, and send notifications', async () => {
  const { uid } = await makeCreator('Maya Lund');
  // of a known service, and a host that nobody has
  const subscription = {
    ...makeDeviceInput().subscription,
    endpoint: 'https://nobody-has-this.notify.windows.com/w/1',
  };
  const device = makeDevice({ ownerId: uid, subscription, signedInAt: Date.now() });
  await writeAll({ [paths.device(device.id)]: device });
  await patch(paths.account(uid), { hasDevices: true });
  await posted('messages', makeMessageInput({ recipientId: uid }), someAddress());
  // no answer: the claim is given back, with the time from which it may be tried again
  await until(
    async () => (await stored(paths.device(device.id)))?.['pushed'] as typeof device.pushed,
    ({ messages }) => messages.at > 0 && messages.upTo === 0,
  );
});
