import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { photoPath } from '@domain/profiles/photo.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromStored } from '../../functions/src/db/firestore.ts';
import { keepShownReply } from '../../functions/src/db/kept-words.ts';
import { db, stored } from './support/backend.ts';
import { casesWhere } from './support/cases.ts';
import { type Case, caseOf, decideOn, reported } from './support/deciding.ts';
import { isGone, patch, replyTo, storedWhen } from './support/documents.ts';
import { deleteMessage, type Key, look, sendMessage } from './support/messages.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { type Creator, makeCreator } from './support/people.ts';
import { hasStorage, photoStatus, uploadPhoto } from './support/photos.ts';
import { called, post, posted } from './support/requests.ts';

// the accused change what they wrote: before, between and after the decision

let operator: OperatorPerson;
beforeAll(async () => {
  operator = await makeOperator();
});
const claim = (report: Case) => called('claimCase', report, operator.token);
const decided = async (report: Case, action: 'remove' | 'remove-photo' | 'remove-present' | 'put-back' | 'keep') =>
  (await decideOn(report, operator, { action })).body.result;

describe('content that has changed since the report', () => {
  it('keeps the case open, with its current text; it can be removed whatever it becomes, and reinstated', async () => {
    const creator = await makeCreator('Ada');
    const profile = db().doc(paths.profile(creator.uid));
    const said = async () => (await profile.get()).data();
    await profile.update({ bio: 'Cruel' });
    const report = await reported({ kind: 'profile', uid: creator.uid });
    await claim(report);
    await profile.update({ bio: 'Cruel.' });
    expect(await decided(report, 'remove-present')).toBeUndefined();
    expect(await decided(report, 'remove')).toEqual({ status: 'open', missed: 'changed' });
    expect(await said()).toMatchObject({ name: 'Removed', bio: 'Cruel.' });
    expect(await caseOf(report)).toMatchObject({
      status: 'open',
      evidence: { bio: 'Cruel' },
      present: { bio: 'Cruel.' },
      claim: { operatorId: operator.uid },
    });
    // as a script would, each minute
    await profile.update({ bio: 'Cruel..' });
    expect(await decided(report, 'remove-present')).toEqual({ status: 'deleted' });
    expect(await said()).toMatchObject({ name: 'Removed', bio: '' });
    expect(await caseOf(report)).toMatchObject({ status: 'deleted', present: { bio: 'Cruel..' } });
    expect(await decided(report, 'put-back')).toEqual({ status: 'kept' });
    expect(await said()).toMatchObject({ name: 'Ada', bio: 'Cruel..' });
  });

  it('closes the case if it is gone, and the answer says so', async () => {
    const creator = await makeCreator();
    await patch(paths.profile(creator.uid), { bio: 'Cruel' });
    const report = await reported({ kind: 'profile', uid: creator.uid });
    await patch(paths.profile(creator.uid), { bio: '', name: 'Removed' });
    await claim(report);
    expect(await decided(report, 'remove')).toEqual({ status: 'deleted', missed: 'gone' });
  });
});

describe.skipIf(!hasStorage)('a photo', () => {
  const address = (uid: string, version: number) =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(photoPath(uid, 'image/webp'))}?alt=media&v=${version}`;
  async function withPhoto(): Promise<Creator> {
    const creator = await makeCreator();
    await uploadPhoto(creator);
    await patch(paths.profile(creator.uid), { photoURL: address(creator.uid, 1) });
    return creator;
  }
  const shownBy = async ({ uid }: Creator) => [
    (await stored(paths.profile(uid)))?.['photoURL'] ?? null,
    await photoStatus(uid),
  ];

  it('that is replaced under the same URL is another case, with its own copy', async () => {
    const creator = await withPhoto();
    const kept = await reported({ kind: 'photo', uid: creator.uid });
    await claim(kept);
    expect(await decided(kept, 'keep')).toEqual({ status: 'kept' });
    await uploadPhoto(creator, 'worse');
    const what = { kind: 'photo', uid: creator.uid };
    await posted('reports', { id: randomUUID(), what, reason: 'sexual', note: '' });
    const cases = (await casesWhere('subject.uid', creator.uid)).map((found) => found.data());
    expect(cases.map(({ status }) => status).sort()).toEqual(['kept', 'open']);
    const files = cases.map(({ evidence }) => evidence['file']);
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(file).toMatch(/^evidence\/photo\..*\/[0-9a-f]{32}$/);
  });

  it('is the same case under another URL, also when it is removed', async () => {
    const creator = await withPhoto();
    const report = await reported({ kind: 'photo', uid: creator.uid });
    await patch(paths.profile(creator.uid), { photoURL: address(creator.uid, 2), name: 'Renamed' });
    expect(await reported({ kind: 'photo', uid: creator.uid })).toEqual(report);
    expect(await casesWhere('subject.uid', creator.uid)).toHaveLength(1);
    await claim(report);
    expect(await decided(report, 'remove-photo')).toEqual({ status: 'deleted' });
    expect(await shownBy(creator)).toEqual([null, 404]);
  });

  it('that was replaced between report and decision is shown to the operator, and removed as shown', async () => {
    const creator = await withPhoto();
    const report = await reported({ kind: 'photo', uid: creator.uid });
    await uploadPhoto(creator, 'worse');
    await claim(report);
    expect(await decided(report, 'remove')).toEqual({ status: 'open', missed: 'changed' });
    expect(await shownBy(creator)).toEqual([address(creator.uid, 1), 200]);
    const { evidence, present } = (await caseOf(report)) as Record<string, Record<string, unknown>>;
    expect(present).toMatchObject({ photoURL: address(creator.uid, 1), file: expect.stringContaining('evidence/') });
    expect(present?.['photo']).not.toBe(evidence?.['photo']);
    expect(await decided(report, 'remove-present')).toEqual({ status: 'deleted' });
    expect(await shownBy(creator)).toEqual([null, 404]);
    expect(await decided(report, 'put-back')).toEqual({ status: 'kept' });
    expect(await shownBy(creator)).toEqual([address(creator.uid, 1), 200]);
  });
});

const reply = ({ id }: Key, text: string) => replyTo(id, text);
/** Deletes a message as its creator does, and undoes what follows: it hasn't happened yet. */
async function deleteAlone({ id }: Key) {
  const receipt = db().doc(closedPaths.receipt('message', id));
  const before = (await receipt.get()).data();
  await db().doc(paths.message(id)).delete();
  await storedWhen(receipt.path, (found) => found?.['expiresAt'] !== undefined);
  await receipt.set(before ?? {});
}
const reportReply = (key: Key) => post('report-reply', { ...key, reason: 'threat', note: '' });
async function caseOfReply({ id }: Key): Promise<Case & { data: Record<string, unknown> }> {
  const [found] = await casesWhere('messageId', id);
  return { on: 'report', id: found?.id ?? '', data: found?.data() ?? {} };
}

describe('a reply', () => {
  it('is reported as it was last read, whatever it says by now, with the message', async () => {
    const mean = await makeCreator();
    const key = await sendMessage(mean);
    for (const text of ['I know where you live', 'I will come']) {
      await reply(key, text);
      await look(key);
      await look(key);
    }
    await reply(key, 'Hi!');
    await reportReply(key);
    const { data, ...report } = await caseOfReply(key);
    expect(data).toMatchObject({ reply: 'I will come', earlier: [{ text: 'I know where you live' }] });
    await claim(report);
    expect(await decided(report, 'remove')).toEqual({ status: 'open', missed: 'changed' });
    expect(await caseOf(report)).toMatchObject({ present: { reply: 'Hi!' } });
    // the same words under another time are the same
    await reply(key, 'I will come');
    expect(await decided(report, 'remove')).toEqual({ status: 'deleted' });
    expect(await look(key)).toEqual({ state: 'open' });
  });

  it.each<[string, (key: Key, mean: Creator) => Promise<unknown>]>([
    [
      'has taken it back',
      ({ id }) => {
        const gone = FieldValue.delete();
        return patch(paths.message(id), { reply: gone, repliedAt: gone });
      },
    ],
    ['has just deleted the message', deleteAlone],
    [
      'has deleted the account',
      async ({ id }, mean) => {
        await called('deleteAccount', { username: mean.profile.username }, mean.token);
        await isGone(paths.message(id));
      },
    ],
  ])('can be reported when its creator %s', async (_, hide) => {
    const mean = await makeCreator();
    const key = await sendMessage(mean);
    await reply(key, 'I know where you live');
    await look(key);
    await hide(key, mean);
    expect((await reportReply(key)).status).toBe(200);
    expect((await caseOfReply(key)).data).toMatchObject({ reply: 'I know where you live', message: 'Who are you?' });
  });

  it('disappears with the message that its sender deletes', async () => {
    const key = await sendMessage(await makeCreator());
    await reply(key, 'Hi!');
    await look(key);
    await db().doc(paths.message(key.id)).delete();
    await deleteMessage(key);
    expect(await stored(closedPaths.keptWords(key.id))).toBeUndefined();
    expect((await reportReply(key)).status).toBe(404);
  });
});

describe('a message that its sender has deleted', () => {
  const report = ({ id }: Key, { token }: Creator) =>
    called('reportMessage', { messageId: id, reason: 'threat', note: '' }, token);

  it('can be reported for three days if it was read, by its recipient only', async () => {
    const [reader, other] = [await makeCreator(), await makeCreator()];
    const key = await sendMessage(reader, 'I know where you live');
    await patch(paths.message(key.id), { readAt: Timestamp.now() });
    await deleteMessage(key);
    await expect(report(key, other)).rejects.toThrow('not-found');
    await report(key, reader);
    const { data } = await caseOfReply(key);
    expect(data).toMatchObject({
      kind: 'message',
      recipientId: reader.uid,
      message: 'I know where you live',
      senderKey: expect.any(String),
      sealedTracking: expect.any(Buffer),
    });
    await patch(closedPaths.keptWords(key.id), { expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    await expect(report(key, reader)).rejects.toThrow('not-found');
  });

  it('is not kept longer by reading its reply during the deletion', async () => {
    const key = await sendMessage(await makeCreator());
    await reply(key, 'Hi!');
    await patch(paths.message(key.id), { readAt: Timestamp.now() });
    const seen = fromStored(message, await db().doc(paths.message(key.id)).get()) as Message;
    await deleteMessage(key);
    const kept = await stored(closedPaths.keptWords(key.id));
    await keepShownReply(seen, { text: 'Hi!', at: 1 }, { deleteDigest: null, now: Date.now() });
    expect(kept).toMatchObject({ isWithdrawn: true });
    expect(await stored(closedPaths.keptWords(key.id))).toEqual(kept);
  });

  it('is gone if it was not read', async () => {
    const reader = await makeCreator();
    const key = await sendMessage(reader);
    await deleteMessage(key);
    expect(await stored(closedPaths.keptWords(key.id))).toBeUndefined();
    await expect(report(key, reader)).rejects.toThrow('not-found');
  });
});
