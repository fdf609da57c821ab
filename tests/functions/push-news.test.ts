import { randomUUID } from 'node:crypto';
import { PUSH_RETRY_S, PUSH_WINDOW_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Device } from '@domain/push/device.ts';
import { makeDevice } from '@domain/testing/make-device.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { pushNews } from '../../functions/src/services/push/push-news.ts';
import { stored, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { makeCreator, setValidSince } from './support/people.ts';
import { pushToStandIn } from './support/push.ts';

// the sender itself, with a stand-in for the push services: what it does at which time needs no waiting
const START = Date.parse('2026-11-23T12:00:00Z');
const MESSAGES_MS = PUSH_WINDOW_S.messages * 1000;

const service = pushToStandIn();
let uid: string;
beforeEach(() => {
  uid = randomUUID();
});

async function addDevice(override: Partial<Device> = {}): Promise<string> {
  const id = randomUUID();
  const pushed = { messages: { at: 0, upTo: START }, answers: { at: 0, upTo: START } };
  const device = makeDevice({ ownerId: uid, subscription: service().subscription(id), pushed, ...override });
  await writeAll({ [paths.device(id)]: device });
  return id;
}
async function addMessage(at: number, override: object = {}): Promise<string> {
  const id = randomUUID();
  const createdAt = Timestamp.fromMillis(at);
  await writeAll({ [paths.message(id)]: { ...makeMessage({ recipientId: uid }), createdAt, ...override } });
  return id;
}
const addResponse = async (at: number) => {
  const response = makeResponse('know-me', { ownerId: uid });
  await writeAll({ [paths.response(randomUUID())]: { ...response, createdAt: Timestamp.fromMillis(at) } });
  return response;
};
const shown = () => service().received.map(({ payload }) => JSON.parse(payload).notification);
const bodies = () => shown().map(({ body }) => body);

it('the first message is announced immediately, with its link, and repeating the task announces nothing', async () => {
  await addDevice();
  await writeAll({ [paths.account(uid)]: { inbox: { messages: 4, unread: 2 } } });
  const id = await addMessage(START + 1);
  await pushNews(uid, START + 2);
  await pushNews(uid, START + 2);
  await pushNews(uid, START + MESSAGES_MS + 2);
  expect(shown()).toEqual([
    {
      title: 'New message',
      body: 'Somebody sent you a message.',
      navigate: `https://whoknows.example/dashboard?tab=messages&message=${id}`,
      lang: 'en',
      dir: 'auto',
      tag: 'new-message',
      app_badge: '2',
    },
  ]);
});

it('messages within the window are announced together when it ends', async () => {
  await addDevice({ language: 'fr' });
  await addMessage(START + 1);
  await pushNews(uid, START + 2);
  for (let n = 0; n < 49; n++) await addMessage(START + 10 + n);
  expect(await pushNews(uid, START + 100)).toBe(START + 2 + MESSAGES_MS);
  expect(service().received).toHaveLength(1);
  expect(await pushNews(uid, START + 2 + MESSAGES_MS)).toBeNull();
  expect(bodies()).toEqual(['Quelqu’un t’a écrit un message.', '49 nouveaux messages t’attendent.']);
});

it('parallel tasks send once', async () => {
  await addDevice();
  await addMessage(START + 1);
  await Promise.all(Array.from({ length: 4 }, () => pushNews(uid, START + 2)));
  expect(service().received).toHaveLength(1);
});

it('quiet hours postpone it, and messages read meanwhile are not announced', async () => {
  await addDevice({ quietHours: { from: 11 * 60, to: 13 * 60 } });
  const id = await addMessage(START + 1);
  const end = Date.parse('2026-11-23T13:00:00Z');
  expect(await pushNews(uid, START + 2)).toBe(end);
  await patch(paths.message(id), { readAt: Timestamp.now() });
  await pushNews(uid, end);
  expect(service().received).toEqual([]);
  await addMessage(START + 5);
  await pushNews(uid, end);
  expect(bodies()).toEqual(['Somebody sent you a message.']);
});

it.each<[string, Partial<Device>]>([
  ['is off', { isOn: false }],
  ['wants none', { messages: false }],
  ["is another person's by now", { ownerId: 'somebody-else' }],
])('a device that %s is not notified', async (_, override) => {
  await addDevice(override);
  await addMessage(START + 1);
  expect(await pushNews(uid, START + 2)).toBeNull();
  expect(service().received).toEqual([]);
});

it('the text is included for a single message if its owner wants that', async () => {
  await addDevice({ withText: true });
  await addMessage(START + 1, { message: 'I like your hat' });
  await pushNews(uid, START + 2);
  await addMessage(START + 3);
  await addMessage(START + 4);
  await pushNews(uid, START + 2 + MESSAGES_MS);
  expect(bodies()).toEqual(['I like your hat', '2 new messages are waiting for you.']);
});

it('messages that were set aside are not announced', async () => {
  await addDevice();
  const aside = { recipientId: uid, message: 'x', setAsideAt: Timestamp.fromMillis(START + 1) };
  await writeAll({ [paths.message(randomUUID())]: aside });
  await pushNews(uid, START + 2);
  expect(service().received).toEqual([]);
});

it('answers link to their quiz, until they were looked at', async () => {
  await addDevice();
  const { quiz } = await addResponse(START + 1);
  await pushNews(uid, START + 2);
  expect(shown()).toMatchObject([{ tag: 'new-answers', navigate: `https://whoknows.example/quiz/${quiz.id}/details` }]);
  await addResponse(START + 3);
  await writeAll({ [paths.account(uid)]: { responsesSeenAt: Timestamp.fromMillis(START + 4) } });
  await pushNews(uid, START + 2 + PUSH_WINDOW_S.answers * 1000);
  expect(service().received).toHaveLength(1);
});

it.each([404, 410])('an expired subscription (%i) is deleted', async (status) => {
  const id = await addDevice();
  await addMessage(START + 1);
  service().answer((response) => response.writeHead(status).end());
  await pushNews(uid, START + 2);
  expect(await stored(paths.device(id))).toBeUndefined();
});

it('a service that is down is retried later', async () => {
  await addDevice();
  await addMessage(START + 1);
  service().answer((response) => response.writeHead(503).end());
  const again = START + 2 + PUSH_RETRY_S * 1000;
  expect(await pushNews(uid, START + 2)).toBe(again);
  service().answer();
  expect(await pushNews(uid, START + 3)).toBe(again);
  await pushNews(uid, again);
  expect(service().received).toHaveLength(2);
});

it('a device is signed out by a new password, and returns with the next session', async () => {
  const person = await makeCreator();
  uid = person.uid;
  const validSince = Date.now() + 5000;
  const [former, current] = [
    await addDevice({ signedInAt: validSince - 60_000 }),
    await addDevice({ signedInAt: validSince }),
  ];
  await addMessage(START + 1);
  // as when somebody changes it
  await setValidSince(uid, validSince);
  await pushNews(uid, START + 2);
  expect(service().received).toHaveLength(1);
  expect((await stored(paths.device(former)))?.['pushed']).toMatchObject({ messages: { at: 0 } });
  expect((await stored(paths.device(current)))?.['pushed']).toMatchObject({ messages: { at: START + 2 } });
});
