import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { casesWhere, newCase } from './support/cases.ts';
import { decideAs } from './support/deciding.ts';
import { isGone, patch, replyTo } from './support/documents.ts';
import { deleteMessage, type Key, look, sendMessage } from './support/messages.ts';
import { makeOperator } from './support/operators.ts';
import { type Creator, makeCreator } from './support/people.ts';
import { removeSubmission } from './support/remove.ts';
import { called, post, posted, refusedWith, someAddress } from './support/requests.ts';

const HIDDEN_WORD = 'whisperling';
let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator('Maya Lund');
  await patch(paths.account(creator.uid), { hiddenWords: [HIDDEN_WORD] });
});

const send = (message?: string, to: Creator = creator, from?: string) => sendMessage(to, message, from);
const reply = ({ id }: Key, text?: string) => replyTo(id, text);
const block = (key: Key, isBlocked = true, others: Key[] = []) =>
  posted('block-replies', { ...key, others, isBlocked });

it('the sender of a message sees the reply, with the message and who wrote it', async () => {
  const key = await send();
  expect(await look(key)).toEqual({ state: 'open' });
  await reply(key);
  expect(await look(key)).toEqual({
    state: 'replied',
    message: 'Who are you?',
    reply: { text: 'Guess.', at: expect.any(Number) },
    recipient: { name: 'Maya Lund', username: creator.profile.username },
  });
  const { headers } = await post('sent-message', key);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('nobody sees a reply without the key', async () => {
  const key = await send();
  await reply(key);
  for (const name of ['sent-message', 'report-reply', 'block-replies'] as const) {
    const input = { ...key, deleteKey: randomUUID(), reason: 'spam', note: '', others: [], isBlocked: true };
    expect(await refusedWith(post(name, input))).toEqual([404, 'not-found']);
  }
  expect((await look(key)).state).toBe('replied');
});

/** Every way in which a message is without a reply. */
const sentAnd = (then: (key: Key) => Promise<unknown>) => async () => {
  const key = await send();
  await then(key);
  return key;
};
const UNANSWERED: [string, () => Promise<Key>][] = [
  ['read', sentAnd(({ id }) => patch(paths.message(id), { readAt: Timestamp.now() }))],
  ['with a blank reply', sentAnd((key) => reply(key, '\u3164'))],
  ['hidden by a word', () => send(`You little ${HIDDEN_WORD}`)],
  [
    'of a blocked sender',
    async () => {
      const [other, bully] = [await makeCreator(), someAddress()];
      const first = await send('First', other, bully);
      await called('blockSender', { messageId: first.id }, other.token);
      return send('Second', other, bully);
    },
  ],
  [
    'set aside',
    sentAnd(({ id }) => {
      const gone = FieldValue.delete();
      return patch(paths.message(id), { createdAt: gone, readAt: gone, setAsideAt: Timestamp.now() });
    }),
  ],
  [
    'deleted by its recipient',
    sentAnd(async (key) => {
      await reply(key);
      await db().doc(paths.message(key.id)).delete();
    }),
  ],
  ['deleted by a moderator', sentAnd(({ id }) => removeSubmission('message', id))],
  ['that never was', async () => ({ id: randomUUID(), deleteKey: randomUUID() })],
];

it.each(UNANSWERED)('a message %s looks to its sender like a delivered one', async (_, make) => {
  const looksOf = async (key: Key) => {
    const replies = [
      await post('sent-message', key),
      await post('report-reply', { ...key, reason: 'spam', note: '' }),
      await post('block-replies', { ...key, others: [], isBlocked: false }),
      await post('sent-message', key),
    ];
    return JSON.stringify(replies.map(({ status, body }) => [status, body]));
  };
  const delivered = await looksOf(await send());
  expect(delivered).toContain('[200,{"ok":true,"data":{"state":"open"}}]');
  expect(await looksOf(await make())).toBe(delivered);
});

it('a sender who has deleted a message learns so, whether or not the recipient was faster', async () => {
  const [mine, theirs] = [await send(), await send()];
  await db().doc(paths.message(theirs.id)).delete();
  for (const key of [mine, theirs]) {
    await deleteMessage(key);
    expect(await look(key)).toEqual({ state: 'deleted' });
    expect(await stored(closedPaths.receipt('message', key.id))).toMatchObject({ isWithdrawn: true });
  }
});

describe('blocking replies', () => {
  it('stops them for this and other messages from the device to the same creator, who does not notice', async () => {
    const other = await makeCreator();
    const [one, two, elsewhere, notMine] = [await send(), await send(), await send('Hello', other), await send()];
    const all = [one, two, elsewhere, notMine];
    for (const key of all) await reply(key);
    const before = await stored(paths.message(one.id));
    const others = [one, two, elsewhere, { ...notMine, deleteKey: randomUUID() }];
    expect(await block(one, true, others)).toEqual({ isBlocked: true });
    const states = async () => Promise.all(all.map(async (key) => (await look(key)).state));
    expect(await states()).toEqual(['blocked', 'blocked', 'replied', 'replied']);
    expect(await stored(paths.message(one.id))).toEqual(before);
    await reply(one, 'Hello? Anybody?');
    expect(await look(one)).toEqual({ state: 'blocked' });
    await block(one, false, others);
    expect(await states()).toEqual(['replied', 'replied', 'replied', 'replied']);
    expect(await stored(closedPaths.receipt('message', one.id))).not.toHaveProperty('blocksReplies');
  });

  it("is stored where the creator cannot see it, and keeps a message's key", async () => {
    const key = await send();
    await block(key);
    const receipt = await stored(closedPaths.receipt('message', key.id));
    expect(receipt).toEqual({ blocksReplies: true, deleteDigest: expect.any(String) });
    expect(await deleteMessage(key)).toEqual({ deleted: true });
  });
});

describe('reporting a reply', () => {
  const report = async (key: Key, note = '') => {
    await look(key);
    await posted('report-reply', { ...key, reason: 'bullying', note });
  };
  const reportsOf = ({ id }: Key) => casesWhere('messageId', id);

  it('keeps a copy of both and nothing about the reporter, once per reply', async () => {
    const key = await send();
    await reply(key, 'You are pathetic.');
    await report(key, 'It hurts.');
    await report(key, 'It hurts.');
    const [document, ...more] = await reportsOf(key);
    expect(more).toEqual([]);
    expect(document?.data()).toEqual({
      ...newCase({ reason: 'bullying', note: 'It hurts.' }),
      kind: 'reply',
      subject: { messageId: key.id },
      accusedId: creator.uid,
      messageId: key.id,
      replierId: creator.uid,
      message: 'Who are you?',
      reply: 'You are pathetic.',
      repliedAt: expect.any(Timestamp),
      sentAt: expect.any(Timestamp),
      senderKey: null,
    });
    await reply(key, 'Still pathetic.');
    await report(key);
    expect(await reportsOf(key)).toHaveLength(2);
  });

  it('notifies its creator if it is removed', async () => {
    const mean = await makeCreator();
    const key = await send('Hi', mean);
    await reply(key, 'Go away.');
    await report(key);
    const id = (await reportsOf(key))[0]?.id ?? '';
    expect(await decideAs(await makeOperator(), { on: 'report', id }, { action: 'remove' })).toBe('deleted');
    expect((await look(key)).state).toBe('open');
    expect(await stored(paths.account(mean.uid))).toMatchObject({
      warnings: [{ kind: 'removed', things: ['reply'], reason: 'bullying', caseId: id }],
    });
  });

  it('is invisible to the creator, and outlives reply and account', async () => {
    const mean = await makeCreator();
    const key = await send('Hi', mean);
    await reply(key, 'Go away.');
    await report(key);
    expect((await called('exportMyData', { part: 'reports', after: null }, mean.token)).items).toEqual([]);
    const { items } = await called('exportMyData', { part: 'messages', after: null }, mean.token);
    expect(items).toMatchObject([{ reply: 'Go away.', repliedAt: expect.any(String) }]);
    await called('deleteAccount', { username: mean.profile.username }, mean.token);
    await isGone(paths.message(key.id));
    expect(await look(key)).toEqual({ state: 'open' });
    expect(await reportsOf(key)).toHaveLength(1);
  });
});

it('the copy of a reported message contains the reply to it', async () => {
  const key = await send('Threat');
  await reply(key, 'Stop it.');
  await called('reportMessage', { messageId: key.id, reason: 'threat', note: '' }, creator.token);
  const [report] = await casesWhere('messageId', key.id);
  const copied = { recipientId: creator.uid, reply: 'Stop it.', repliedAt: expect.any(Timestamp) };
  expect(report?.data()).toMatchObject(copied);
});
