import { randomInt, randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { BLOCKED_SENDERS_MAX, REPORT_KEPT_S, REPORT_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { decryptSender } from '../../functions/src/services/encrypted-senders.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { db, signingKey, stored, writeAll } from './support/backend.ts';
import { casesWhere, newCase } from './support/cases.ts';
import { isGone, patch } from './support/documents.ts';
import { messageTo } from './support/inputs.ts';
import { type Creator, makeCreator, saveNew, signUp } from './support/people.ts';
import { call, called, post, posted, problemOf, readOverRest, someAddress } from './support/requests.ts';

const KEYS = createKeys(signingKey());

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

const inboxOf = async ({ uid }: Creator) =>
  (await db().collection(paths.messages).where('recipientId', '==', uid).get()).docs.map(({ id }) => id).sort();
const blocksOf = async ({ uid }: Creator) =>
  (await db().collection(closedPaths.blocks).where('recipientId', '==', uid).get()).docs;

/** Sends a message from an address of the internet; gives its id. */
async function sendFrom(address: string, { uid }: Creator, message = `A whisper ${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  const { status, body } = await post('messages', messageTo(uid, { id, message }), address);
  expect([status, body]).toEqual([200, { ok: true, data: { id } }]);
  return id;
}
const block = (messageId: string, { token }: Creator) => called('blockSender', { messageId }, token);

describe('blocking a sender', () => {
  it('stops what they send without showing it, and affects nobody else', async () => {
    const [recipient, other] = await Promise.all([makeCreator(), makeCreator()]);
    const [bully, friend] = [someAddress(), someAddress()];
    const first = await sendFrom(bully, recipient);
    expect(await block(first, recipient)).toEqual({ outcome: 'blocked' });

    const text = `Still here ${randomUUID()}`;
    const second = await sendFrom(bully, recipient, text);
    expect(await stored(paths.message(second))).toBeUndefined();
    const fromFriend = await sendFrom(friend, recipient);
    const toOther = await sendFrom(bully, other);
    expect(await inboxOf(recipient)).toEqual([first, fromFriend].sort());
    expect(await inboxOf(other)).toEqual([toOther]);

    // the same submission again, and other words under its id: as of one that was delivered
    const again = makeMessageInput({ id: second, recipientId: recipient.uid, message: text });
    const replies = await Promise.all([
      post('messages', again, bully),
      post('messages', { ...again, message: 'Other words entirely' }, bully),
      post('messages', { ...makeMessageInput(), id: first, recipientId: recipient.uid, message: 'Other words' }, bully),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 409]);
    const { token } = await signUp();
    expect(await readOverRest(paths.message(second), token)).toEqual(await readOverRest(paths.message(first), token));
  });

  it('stops their answers to quizzes, too, without telling them', async () => {
    const owner = await makeCreator();
    const [bully, friend] = [someAddress(), someAddress()];
    const { quizId } = await saveNew(owner, makeDraft('know-me'));
    const play = { ...makeResponseInput('know-me'), quizId, deleteKey: randomUUID() };
    const playFrom = (address: string, input: object = { ...play, id: randomUUID() }) =>
      posted('responses', input, address);
    const before = await playFrom(bully);
    await block(await sendFrom(bully, owner), owner);

    const id = randomUUID();
    const reply = await playFrom(bully, { ...play, id });
    // like any second try
    expect(reply).toEqual({ ...before, id, createdAt: expect.any(Number), trackedAs: undefined });
    const fromFriend = await playFrom(friend);
    const ofQuiz = await db().collection(paths.responses).where('quiz.id', '==', quizId).get();
    expect(ofQuiz.docs.map((document) => document.id).sort()).toEqual([before.id, fromFriend.id].sort());
    expect(await stored(paths.responseTracking(id))).toBeUndefined();
    // the same submission again, another one under its id, and deleting it: as of one that got in
    const say = async (input: object) => (await post('responses', input, bully)).status;
    for (const sent of [id, before.id]) {
      expect(await say({ ...play, id: sent, responderName: 'Somebody else' })).toBe(409);
      const again = await playFrom(bully, { ...play, id: sent });
      expect(JSON.stringify(again)).toBe(JSON.stringify(sent === id ? reply : before));
      const deletion = { kind: 'response', id: sent, deleteKey: play.deleteKey };
      expect(await posted('delete-submission', deletion, bully)).toEqual({ deleted: true });
    }
    await called('unblockSenders', {}, owner.token);
    const late = await playFrom(bully);
    expect(await stored(paths.response(late.id))).toMatchObject({ ownerId: owner.uid });
  });

  it('stops one network only, or for a week everything that a customer may have, if its owner wants that', async () => {
    const recipient = await makeCreator();
    const site = `2001:db8:${randomInt(1, 0xffff).toString(16)}`;
    const at = (network: number) => `${site}:${network}::1`;
    const arrives = async (address: string) =>
      (await stored(paths.message(await sendFrom(address, recipient)))) !== undefined;
    const [first, second] = [await sendFrom(at(1), recipient), await sendFrom(at(2), recipient)];
    await block(first, recipient);
    await block(second, recipient);
    expect([await arrives(at(1)), await arrives(at(2)), await arrives(at(3))]).toEqual([false, false, true]);
    await called('blockSender', { messageId: first, isWide: true }, recipient.token);
    expect([await arrives(at(1)), await arrives(at(3)), await arrives('2001:db7::1')]).toEqual([false, false, true]);
    // a week later
    const documents = await blocksOf(recipient);
    expect(documents).toHaveLength(1);
    await documents[0]?.ref.update({ wideUntil: Timestamp.now() });
    expect([await arrives(at(1)), await arrives(at(3))]).toEqual([false, true]);
  });

  it('stores nothing by which recipients could compare their senders or messages', async () => {
    const [recipient, other] = await Promise.all([makeCreator(), makeCreator()]);
    const sender = someAddress();
    const ids = [
      await sendFrom(sender, recipient),
      await sendFrom(sender, recipient),
      await sendFrom(sender, other),
      await sendFrom(someAddress(), recipient),
    ];
    const sealed = await Promise.all(
      ids.map(async (id) => (await stored(paths.messageTracking(id)))?.['sealedSender'] as Buffer),
    );
    const keys = ids.map((id, index) => decryptSender(KEYS, id, sealed[index] as Buffer));
    const hash = expect.stringMatching(/^[\w-]{22}$/);
    expect(keys[0]).toEqual({ network: hash, site: hash });
    expect(keys[0]).toEqual(keys[1]);
    for (const of of ['network', 'site'] as const) expect(new Set(keys.map((key) => key?.[of])).size).toBe(3);
    // no part of one is in another, and each is good for its own message alone
    const parts = sealed.flatMap((one) => one.toString('hex').match(/.{16}/g) ?? []);
    expect(new Set(parts).size).toBe(parts.length);
    expect(new Set(sealed.map((one) => one.length)).size).toBe(1);
    expect(decryptSender(KEYS, ids[1] ?? '', sealed[0] as Buffer)).toBeNull();
    for (const id of ids.slice(0, 2)) {
      const readable = [await stored(paths.message(id)), await stored(paths.messageTracking(id))];
      for (const key of Object.values(keys[0] ?? {})) expect(JSON.stringify(readable)).not.toContain(key);
    }
  });

  it('can be repeated, shows the owner only that somebody is blocked, and is undone for all together', async () => {
    const recipient = await makeCreator();
    const [one, two] = [someAddress(), someAddress()];
    const ids = [await sendFrom(one, recipient), await sendFrom(one, recipient), await sendFrom(two, recipient)];
    const readable: unknown[] = [];
    for (const id of ids) {
      expect(await block(id, recipient)).toEqual({ outcome: 'blocked' });
      // the messages are counted meanwhile
      const { inbox: _, ...account } = (await stored(paths.account(recipient.uid))) ?? {};
      readable.push(account);
    }
    // the second is of the first one's sender, the third is not: nothing distinguishes them
    expect(readable[0]).toMatchObject({ hasBlockedSenders: true });
    expect(readable).toEqual([readable[0], readable[0], readable[0]]);
    const documents = await blocksOf(recipient);
    expect(documents).toHaveLength(2);
    for (const document of documents) {
      expect(document.data()).toEqual({
        recipientId: recipient.uid,
        networks: [expect.any(String)],
        createdAt: expect.any(Timestamp),
      });
    }
    const bystander = await makeCreator();
    await block(await sendFrom(one, bystander), bystander);
    for (let n = 0; n < 2; n++) {
      expect(await called('unblockSenders', {}, recipient.token)).toEqual({ hasBlockedSenders: false });
    }
    expect((await stored(paths.account(recipient.uid)))?.['hasBlockedSenders']).toBe(false);
    expect(await blocksOf(bystander)).toHaveLength(1);
    const late = await sendFrom(one, recipient);
    expect(await inboxOf(recipient)).toContain(late);
  });

  it('says when the sender is no longer known, or the list is full', async () => {
    const recipient = await makeCreator();
    const address = someAddress();
    const [id, blocked, again] = [
      await sendFrom(someAddress(), recipient),
      await sendFrom(address, recipient),
      await sendFrom(address, recipient),
    ];
    expect(await block(blocked, recipient)).toEqual({ outcome: 'blocked' });
    const full = Array.from({ length: BLOCKED_SENDERS_MAX - 1 }, () => [
      closedPaths.block(randomUUID()),
      { recipientId: recipient.uid, createdAt: Timestamp.now() },
    ]);
    await writeAll(Object.fromEntries(full));
    // whoever sent it: another answer would reveal which messages share a sender
    for (const one of [id, blocked, again]) expect(await block(one, recipient)).toEqual({ outcome: 'list-full' });
    await db().doc(paths.messageTracking(id)).delete();
    expect(await block(id, recipient)).toEqual({ outcome: 'unknown-sender' });
    expect(await blocksOf(recipient)).toHaveLength(BLOCKED_SENDERS_MAX);
  });
});

/** The path of somebody's only report. */
async function reportPathOf({ uid }: Creator, messageId: string): Promise<string> {
  const all = await casesWhere('messageId', messageId);
  const [found, ...more] = all.filter((one) => one.get('recipientId') === uid);
  expect(more).toEqual([]);
  return found?.ref.path ?? '';
}

describe('reporting a message', () => {
  it('keeps a copy and all evidence, which outlive the message', async () => {
    const text = `You little ${randomUUID()}`;
    const id = await sendFrom(someAddress(), creator, text);
    const input = { messageId: id, reason: 'threat', note: '  It is not the first one.  ' };
    expect(await called('reportMessage', input, creator.token)).toEqual({ id });
    const [message, traced] = await Promise.all([paths.message(id), paths.messageTracking(id)].map(stored));
    expect(traced?.['tracking']).toMatchObject({ ip: expect.any(String) });
    await db().doc(paths.message(id)).delete();
    await isGone(paths.messageTracking(id));
    const report = await stored(await reportPathOf(creator, id));
    expect(report).toEqual({
      ...newCase({ reason: 'threat', note: 'It is not the first one.', isSignedIn: true }),
      kind: 'message',
      subject: { messageId: id },
      accusedId: null,
      messageId: id,
      recipientId: creator.uid,
      message: text,
      sentAt: message?.['createdAt'],
      senderKey: decryptSender(KEYS, id, traced?.['sealedSender'] as Buffer)?.network,
      // operators open it on the record
      sealedTracking: expect.any(Buffer),
    });
    expect(JSON.stringify(report)).not.toMatch(/"ip"|userAgent/);
    const { reportedAt, expiresAt } = report as Record<'reportedAt' | 'expiresAt', Timestamp>;
    expect(expiresAt.toMillis() - reportedAt.toMillis()).toBe(REPORT_KEPT_S * 1000);
  });

  it('again reopens the case, but only with a new reason', async () => {
    const id = await sendFrom(someAddress(), creator);
    const say = (reason: string, note: string) =>
      called('reportMessage', { messageId: id, reason, note }, creator.token);
    await say('spam', '');
    type Times = Record<'reportedAt' | 'expiresAt', Timestamp>;
    const path = await reportPathOf(creator, id);
    const first = (await stored(path)) as Times;
    await say('spam', '');
    expect(await stored(path)).toEqual(first);
    const document = db().doc(path);
    await document.update({ status: 'kept', resolvedAt: Timestamp.now(), expiresAt: Timestamp.now() });
    expect(await say('self-harm', 'I am worried.')).toEqual({ id });
    const again = (await stored(path)) as Times;
    expect(again).toEqual({
      ...first,
      ...newCase({ reason: 'self-harm', note: 'I am worried.', isSignedIn: true }),
      notes: [
        { reason: 'spam', note: '', at: expect.any(Number) },
        { reason: 'self-harm', note: 'I am worried.', at: expect.any(Number) },
      ],
      count: 2,
    });
    expect(again.reportedAt.toMillis()).toBeGreaterThan(first.reportedAt.toMillis());
    expect(again.expiresAt.toMillis() - again.reportedAt.toMillis()).toBe(REPORT_KEPT_S * 1000);
  });
});

describe('a report', () => {
  const report = (messageId: string, { token }: Creator, note = '') =>
    called('reportMessage', { messageId, reason: 'threat', note }, token);

  it('changes neither when its sender deletes the message, nor when somebody else gets one under its id', async () => {
    const [victim, accomplice] = await Promise.all([makeCreator(), makeCreator()]);
    const id = randomUUID();
    const threat = messageTo(victim.uid, { id, message: 'The threat', deleteKey: randomUUID() });
    await posted('messages', threat, someAddress());
    await report(id, victim, 'Mine');
    const path = await reportPathOf(victim, id);
    const before = await stored(path);
    expect(before?.['sealedTracking']).toBeInstanceOf(Buffer);
    await posted('delete-submission', { kind: 'message', id, deleteKey: threat.deleteKey });

    // nothing can be sent under the id again; if it could, as when its tombstone has ended
    const joke = { ...threat, recipientId: accomplice.uid, message: 'A joke' };
    expect((await post('messages', joke)).status).toBe(409);
    await db().doc(closedPaths.receipt('message', id)).delete();
    await posted('messages', joke);
    await report(id, accomplice, 'Sorry, please close');
    expect(await reportPathOf(accomplice, id)).not.toBe(path);
    await called('deleteAccount', { username: accomplice.profile.username }, accomplice.token);
    expect(await stored(path)).toEqual(before);
  });

  it("stays without its reporter's id when they leave if it is open, and is deleted if decided", async () => {
    const leaving = await makeCreator();
    const [open, decided] = [
      await sendFrom(someAddress(), leaving, 'The threat'),
      await sendFrom(someAddress(), leaving, 'Some advertisement'),
    ];
    for (const id of [open, decided]) await report(id, leaving);
    const [path, other] = [await reportPathOf(leaving, open), await reportPathOf(leaving, decided)];
    await patch(other, { status: 'kept' });
    await called('deleteAccount', { username: leaving.profile.username }, leaving.token);
    await isGone(other);
    const left = await stored(path);
    expect(left).toMatchObject({ status: 'open', message: 'The threat', senderKey: expect.any(String) });
    expect(JSON.stringify(left)).not.toContain(leaving.uid);
  });
});

it('a person can make twenty reports a day, and reports of missing messages do not count', async () => {
  const [flooding, other] = [await makeCreator(), await makeCreator()];
  const id = await sendFrom(someAddress(), flooding);
  const reportOf = (messageId: string, { token } = flooding) =>
    call('reportMessage', { messageId, reason: 'spam', note: '' }, token);
  expect(await problemOf(reportOf(randomUUID()))).toEqual([404, 'not-found']);
  const replies = await Promise.all(Array.from({ length: REPORT_LIMIT.tries + 5 }, () => reportOf(id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(REPORT_LIMIT.tries);
  const [status, code] = await problemOf(reportOf(id));
  expect([status, code]).toEqual([429, 'rate-limited']);
  const theirs = await sendFrom(someAddress(), other);
  expect((await reportOf(theirs, other)).status).toBe(200);
});

const operations = ['reportMessage', 'blockSender'] as const;
describe.each(operations)('%s is refused', (name) => {
  const input = (messageId: string) =>
    name === 'blockSender' ? { messageId } : { messageId, reason: 'spam', note: '' };

  it("for a message outside the caller's inbox", async () => {
    const other = await makeCreator();
    const [toOther, toMe] = [await sendFrom(someAddress(), other), await sendFrom(someAddress(), creator)];
    await patch(paths.account(creator.uid), { hiddenWords: ['whisperling'] });
    const hidden = await sendFrom(someAddress(), creator, 'You little whisperling');
    for (const id of [toOther, hidden, randomUUID()]) {
      expect(await problemOf(call(name, input(id), creator.token))).toEqual([404, 'not-found']);
    }
    expect(await problemOf(call(name, input(toMe)))).toEqual([401, 'unauthenticated']);
    const reported = db().collection(closedPaths.reports).where('messageId', 'in', [toOther, hidden]);
    expect((await reported.get()).size).toBe(0);
    expect(await blocksOf(creator)).toEqual([]);
  });
});
