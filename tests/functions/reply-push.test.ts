import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { DELETE_KEYS_KEPT_MS, PUSH_RETRY_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { createKeys } from '../../functions/src/services/keys.ts';
import { pushReply } from '../../functions/src/services/push/push-reply.ts';
import { db, signingKey, stored, writeAll } from './support/backend.ts';
import { isGone, patch, replyTo } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { deleteMessage, type Key, sendMessage } from './support/messages.ts';
import { type Creator, makeCreator } from './support/people.ts';
import { pushToStandIn } from './support/push.ts';
import { called, post, posted, refusal } from './support/requests.ts';
import { until } from './support/until.ts';

// the running functions store where to push to; the sender itself runs here, beside a stand-in for the push services
const keys = createKeys(signingKey());
const service = pushToStandIn();
let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator('Maya Lund');
});

const send = (message?: string) => sendMessage(creator, message);
const reply = ({ id }: Key) => replyTo(id);
/** Of a known service, at a host that nobody has: the running functions get no answer. */
const ELSEWHERE = 'https://nobody-has-this.notify.windows.com/w/1';
const makeReplyDevice = (language = 'en') => {
  const { keys: own } = makeDeviceInput().subscription;
  return { subscription: { endpoint: ELSEWHERE, keys: own }, language };
};
const choose = (key: Key, device: object | null = makeReplyDevice()) => posted('reply-push', { ...key, device });
const replyPush = ({ id }: Key) => stored(closedPaths.replyPush(id));

/** When this file's tasks run. The deployed functions hear of a reply some time before, and find nothing due. */
const LATER = Date.now() + 600_000;

/** Stores the stand-in's device, as the running functions store one of a known service(). */
async function chooseHere({ id }: Key, override: object = {}, language = 'en') {
  const device = JSON.stringify({ subscription: service().subscription(id), language });
  const [dueAt, expiresAt] = [Timestamp.fromMillis(LATER), Timestamp.fromMillis(LATER + 60_000)];
  await writeAll({
    [closedPaths.replyPush(id)]: { device: keys.encrypt('reply-push', id, device), dueAt, expiresAt, ...override },
  });
}
const tell = ({ id }: Key, now = LATER) => pushReply(id, { keys, now });
const shown = () => service().received.map(({ payload }) => JSON.parse(payload).notification);

/** A message that was replied to before anybody wanted a notification. */
async function replied(): Promise<Key> {
  const key = await send();
  await reply(key);
  return key;
}

it('the sender is notified once, without texts or names, and their device is forgotten', async () => {
  const key = await replied();
  await chooseHere(key, {}, 'fr');
  await Promise.all([tell(key), tell(key), tell(key)]);
  await reply(key);
  await tell(key);
  expect(shown()).toEqual([
    {
      title: 'Tu as une réponse',
      body: 'Ouvre WhoKnows pour la lire.',
      navigate: `https://whoknows.example/delete#message.${key.id}`,
      lang: 'fr',
      dir: 'auto',
      tag: `reply-${key.id}`,
    },
  ]);
  expect(await replyPush(key)).toBeUndefined();
});

it.each<[string, (key: Key) => Promise<unknown>]>([
  ['blocks replies', (key) => posted('block-replies', { ...key, others: [], isBlocked: true })],
  ['has deleted the message', (key) => deleteMessage(key)],
  ['finds that the reply was taken back', ({ id }) => db().doc(paths.message(id)).set({ reply: '' }, { merge: true })],
])('a sender who %s is not notified', async (_, change) => {
  const key = await replied();
  await change(key);
  await chooseHere(key);
  expect(await tell(key)).toBeNull();
  expect(service().received).toEqual([]);
});

it('a service that is down is retried later, and no sooner', async () => {
  const key = await replied();
  await chooseHere(key);
  service().answer((response) => response.writeHead(503).end());
  const again = LATER + PUSH_RETRY_S * 1000;
  expect(await tell(key)).toBe(again);
  service().answer();
  expect(await tell(key, LATER + 1000)).toBe(again);
  expect(service().received).toHaveLength(1);
  await chooseHere(key, { dueAt: Timestamp.fromMillis(again), expiresAt: Timestamp.fromMillis(again + 1) });
  expect(await tell(key, again)).toBeNull();
  expect(service().received).toHaveLength(2);
});

it.each([404, 410])('an expired subscription (%i) is deleted', async (status) => {
  const key = await replied();
  await chooseHere(key);
  service().answer((response) => response.writeHead(status).end());
  expect(await tell(key)).toBeNull();
  expect(await replyPush(key)).toBeUndefined();
});

it('the device to notify is stored encrypted, for as long as it has its key, and can be withdrawn', async () => {
  const key = await send();
  const before = Date.now();
  expect(await choose(key)).toEqual({ isOn: true });
  const { device, dueAt, expiresAt, ...more } = (await replyPush(key)) as Record<
    'device' | 'dueAt' | 'expiresAt',
    never
  >;
  expect(more).toEqual({});
  expect(Buffer.from(device).toString('latin1')).not.toContain('notify.windows.com');
  expect(JSON.parse(keys.decrypt('reply-push', key.id, device))).toEqual(makeReplyDevice());
  expect((dueAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(before);
  expect(expiresAt).toEqual(endsAfter(before, DELETE_KEYS_KEPT_MS / 1000));
  expect(await choose(key, null)).toEqual({ isOn: false });
  expect(await replyPush(key)).toBeUndefined();
  await choose(key);
  await deleteMessage(key);
  expect(await replyPush(key)).toBeUndefined();
  // late, as from a page that was still open
  expect(await choose(key)).toEqual({ isOn: true });
  expect(await replyPush(key)).toBeUndefined();
});

it('nobody can choose for another, or name an address that is no push service', async () => {
  const key = await send();
  const wrong = await refusal(post('reply-push', { ...key, deleteKey: randomUUID(), device: makeReplyDevice() }));
  expect([wrong.status, wrong.error.code]).toEqual([404, 'not-found']);
  const { subscription } = makeReplyDevice();
  const endpoint = 'https://169.254.169.254/computeMetadata/v1/';
  const inside = { subscription: { ...subscription, endpoint }, language: 'en' };
  const refused = await refusal(post('reply-push', { ...key, device: inside }));
  expect([refused.status, refused.error.code]).toEqual([400, 'push-unknown']);
  expect(await replyPush(key)).toBeUndefined();
});

it('the reply is the same for a message that was hidden, deleted by its recipient, or never existed', async () => {
  const hiddenWord = 'whisperling';
  await patch(paths.account(creator.uid), { hiddenWords: [hiddenWord] });
  const [delivered, hidden, deleted] = [await send(), await send(`You ${hiddenWord}`), await send()];
  await db().doc(paths.message(deleted.id)).delete();
  const never = { id: randomUUID(), deleteKey: randomUUID() };
  for (const key of [delivered, hidden, deleted, never]) expect(await choose(key)).toEqual({ isOn: true });
  expect(await Promise.all([delivered, hidden, deleted, never].map(async (key) => !!(await replyPush(key))))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('the subscription ends with the message: the recipient’s deletion leaves nothing', async () => {
  const key = await send();
  await choose(key);
  await db().doc(paths.message(key.id)).delete();
  await isGone(closedPaths.replyPush(key.id));
});

/** Until the running functions have claimed it, and given it back as there is no answer. */
const tried = async (key: Key) =>
  until(
    () => replyPush(key),
    (document) => ((document?.['dueAt'] as Timestamp | undefined)?.toMillis() ?? 0) > Date.now(),
  );

it('the deployed functions notify of a later reply', async () => {
  const key = await send();
  await choose(key);
  await reply(key);
  await tried(key);
});

it('the deployed functions notify of a reply written just before, while its sender was choosing', async () => {
  const key = await replied();
  await choose(key);
  await tried(key);
});

it("deleting a creator's account deletes the subscription", async () => {
  const leaving = await makeCreator();
  const key = await sendMessage(leaving);
  await choose(key);
  await called('deleteAccount', { username: leaving.profile.username }, leaving.token);
  await isGone(closedPaths.replyPush(key.id));
});
