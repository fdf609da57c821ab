import { randomUUID } from 'node:crypto';
import { REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { ops } from './support/operator.ts';
import { type Creator, makeCreator } from './support/people.ts';
import { called, post, posted, someAddress } from './support/requests.ts';

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

/** Sends and reports a message; gives the ids of both. */
async function reported(message: string, from: string): Promise<{ id: string; report: string }> {
  const id = randomUUID();
  await post('messages', { ...makeMessageInput({ id, recipientId: creator.uid, message }) }, from);
  await called('reportMessage', { messageId: id, reason: 'bullying', note: 'Please look' }, creator.token);
  const { docs } = await db().collection(closedPaths.reports).where('messageId', '==', id).get();
  return { id, report: docs[0]?.id ?? '' };
}
const resolution = async (id: string) => {
  const { status, resolvedAt, expiresAt } = (await stored(closedPaths.report(id))) as Record<string, unknown>;
  const kept = (expiresAt as Timestamp).toMillis() - (resolvedAt as Timestamp).toMillis();
  return [status, kept];
};

it('an operator sees what is open, all of one sender together, and resolves it', async () => {
  const sender = someAddress();
  const [one, two] = [await reported('You \u001b[2J whisper', sender), await reported('Once more', sender)];
  const [first, second] = [one.report, two.report];
  const list = await ops('reports', 'list');
  expect(list.out).toMatch(new RegExp(`${first} {2}0 h {2}message {2}bullying[^]*${second}`));
  const { out } = await ops('reports', 'show', first);
  const shown = ['status: open', 'You  [2J whisper', ' Please look', creator.uid, `${second} (open)`, one.id];
  for (const part of [...shown, `evidence ip: "${sender}"`]) expect(out).toContain(part);

  await ops('reports', 'resolve', first, 'delete');
  expect(await stored(paths.message(one.id))).toBeUndefined();
  expect(await stored(paths.messageTracking(one.id))).toBeUndefined();
  expect(await stored(closedPaths.receipt('message', one.id))).toHaveProperty('expiresAt');
  expect(await resolution(first)).toEqual(['deleted', REPORT_RESOLVED_KEPT_S * 1000]);
  const closed = await ops('reports', 'show', first);
  for (const part of ['status: deleted', 'You  [2J whisper', `evidence ip: "${sender}"`])
    expect(closed.out).toContain(part);

  await ops('reports', 'resolve', second, 'keep');
  expect(await stored(paths.message(two.id))).toBeDefined();
  expect(await resolution(second)).toEqual(['kept', REPORT_RESOLVED_KEPT_S * 1000]);
  const after = await ops('reports', 'list');
  expect(after.out).not.toMatch(new RegExp(`${first}|${second}`));
  expect((await ops('reports', 'show', second)).out).toContain(`${first} (deleted)`);
});

it('an operator sees a reported reply and who wrote it, and deletes that reply and no later one', async () => {
  const key = { id: randomUUID(), deleteKey: randomUUID() };
  await posted('messages', { ...makeMessageInput({ recipientId: creator.uid, message: 'Hello' }), ...key });
  const document = db().doc(paths.message(key.id));
  const reply = async (text: string, at: number): Promise<string> => {
    const repliedAt = Timestamp.fromMillis(at);
    await document.update({ readAt: repliedAt, reply: text, repliedAt });
    await posted('report-reply', { ...key, reason: 'threat', note: '' });
    return `reply.${key.id}.${at}`;
  };
  const first = await reply('Shut up', 1_750_000_000_000);
  const second = await reply('Or else', 1_750_000_060_000);
  expect((await ops('reports', 'list')).out).toMatch(new RegExp(`${first} {2}0 h {2}reply {2}threat`));
  const { out } = await ops('reports', 'show', first);
  for (const part of [`written by: ${creator.uid}`, 'message: Hello', 'reply: Shut up', `${second} (open)`])
    expect(out).toContain(part);
  expect(out).not.toContain('evidence');

  await ops('reports', 'resolve', first, 'delete');
  expect(await stored(paths.message(key.id))).toMatchObject({ reply: 'Or else' });
  await ops('reports', 'resolve', second, 'delete');
  expect(await stored(paths.message(key.id))).toMatchObject({ message: 'Hello' });
  expect(await stored(paths.message(key.id))).not.toHaveProperty('reply');
});

it.each([
  [[]],
  [['nothing']],
  [['toString']],
  ...[[], ['show'], ['show', randomUUID()], ['show', 'a/b'], ['erase', 'x']].map((args) => [['reports', ...args]]),
])('what makes no sense is refused: %j', async (args) => {
  expect((await ops(...args)).code).toBe(1);
});

it('a report is not resolved without a decision', async () => {
  const { report } = await reported('A third one', someAddress());
  expect((await ops('reports', 'resolve', report)).code).toBe(1);
  expect((await stored(closedPaths.report(report)))?.['status']).toBe('open');
});

it('a report under the id of its message, as older ones are, is shown, and resolved without touching what others got', async () => {
  const { id, report } = await reported('An older one', someAddress());
  const {
    messageId: _,
    tracking: __,
    ...older
  } = (await stored(closedPaths.report(report))) as Record<string, unknown>;
  await db()
    .doc(closedPaths.report(id))
    .set({ ...older, recipientId: 'somebody-else' });
  const { out } = await ops('reports', 'show', id);
  for (const part of ['An older one', paths.messageTracking(id)]) expect(out).toContain(part);
  await ops('reports', 'resolve', id, 'delete');
  expect(await resolution(id)).toEqual(['deleted', REPORT_RESOLVED_KEPT_S * 1000]);
  expect(await stored(paths.message(id))).toBeDefined();
});
