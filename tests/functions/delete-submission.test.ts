import { createHash, randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import type { DeletableKind } from '@domain/deletion.ts';
import { TOMBSTONE_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { mendBoard } from '../../functions/src/db/boards.ts';
import { saveQuizList } from '../../functions/src/db/quiz-lists.ts';
import { finishDeletion } from '../../functions/src/db/submissions.ts';
import { mendTally } from '../../functions/src/db/tallies.ts';
import { db, stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { figuresBecome } from './support/figures.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { removeSubmission } from './support/remove.ts';
import { called, post, posted, readOverRest, refusal, refusedWith } from './support/requests.ts';
import { scoresOf } from './support/tally.ts';
import { until } from './support/until.ts';

const HIDDEN_WORD = 'whisperling';
let creator: Creator;
let quizId: string;
beforeAll(async () => {
  creator = await makeCreator();
  // without a scoreboard, what is kept of a player is named like the answer
  ({ quizId } = await saveNew(creator, makeDraft('know-me', { hasBoard: false })));
  await patch(paths.account(creator.uid), { hiddenWords: [HIDDEN_WORD] });
});

/** Something that was submitted, with its delete key; `places` are its documents. */
interface Sent {
  deletion: { kind: DeletableKind; id: string; deleteKey: string };
  places: [document: string, tracking: string];
  /** How many of these are there. */
  there: number;
  /** Where the hashes are while it is there. */
  receipt: string;
  tombstone: string;
  /** Sends the same again under the same id, or with something changed. */
  again: (change?: object) => ReturnType<typeof post>;
}

async function send(kind: DeletableKind, input: { id: string; deleteKey: string }): Promise<Sent> {
  const { id, deleteKey } = input;
  const places: Sent['places'] =
    kind === 'response'
      ? [paths.response(id), paths.responseTracking(id)]
      : [paths.message(id), paths.messageTracking(id)];
  const again = (change = {}) => post(kind === 'response' ? 'responses' : 'messages', { ...input, ...change });
  expect((await again()).status).toBe(200);
  const tombstone = closedPaths.receipt(kind, id);
  return { deletion: { kind, id, deleteKey }, places, there: 2, receipt: places[0], tombstone, again };
}
const sendResponse = (override: { quizId?: string; wasToldOfBoard?: boolean } = {}) =>
  send('response', answersTo(quizId, { deleteKey: randomUUID(), ...override }));
const sendMessage = (override: { recipientId?: string; message?: string } = {}) =>
  send('message', messageTo(creator.uid, { deleteKey: randomUUID(), ...override }));
async function sendHidden(): Promise<Sent> {
  const sent = await sendMessage({ message: `You little ${HIDDEN_WORD}` });
  return { ...sent, receipt: sent.tombstone, there: 0 };
}

const remains = async ({ places }: Sent) => {
  const found = await Promise.all(places.map(stored));
  return found.filter((document) => document !== undefined).length;
};
const KINDS: [string, () => Promise<Sent>][] = [
  ['a response', sendResponse],
  ['a message', sendMessage],
  ['a message that a hidden word kept away', sendHidden],
];
const becomes = (path: string, field: string, value: unknown) =>
  storedWhen(path, (document) => expect(document?.[field]).toEqual(value));

describe.each(KINDS)('%s', (_, submit) => {
  it('is deleted by its key, with its private data, also after a lost reply or many times in parallel', async () => {
    const sent = await submit();
    if (sent.there > 0) await db().doc(`${sent.places[0]}/private/more`).set({ ownerId: creator.uid });
    expect(await remains(sent)).toBe(sent.there);
    const replies = await Promise.all(Array.from({ length: 4 }, () => posted('delete-submission', sent.deletion)));
    replies.push(await posted('delete-submission', sent.deletion));
    expect(replies).toEqual(Array(5).fill({ deleted: true }));
    expect(await remains(sent)).toBe(0);
    expect((await db().doc(sent.places[0]).collection('private').get()).size).toBe(0);
  });

  it('is stored with only the digest of its key, which is in no reply', async () => {
    const sent = await submit();
    const receipt = await stored(sent.receipt);
    expect(receipt?.['deleteDigest']).toBe(createHash('sha256').update(sent.deletion.deleteKey).digest('base64url'));
    const everything = JSON.stringify(await Promise.all([...sent.places, sent.receipt].map(stored)));
    const told = JSON.stringify((await sent.again()).body);
    for (const text of [everything, told]) expect(text).not.toContain(sent.deletion.deleteKey);
    expect(told).not.toMatch(/digest/i);
  });

  it('stays with any other key, and under another kind', async () => {
    const sent = await submit();
    const { deletion } = sent;
    for (const deleteKey of [randomUUID(), deletion.deleteKey.toUpperCase(), `${deletion.deleteKey}0`]) {
      expect(await refusedWith(post('delete-submission', { ...deletion, deleteKey }))).toEqual([404, 'not-found']);
    }
    const kind = deletion.kind === 'response' ? 'message' : 'response';
    await posted('delete-submission', { ...deletion, kind });
    expect(await remains(sent)).toBe(sent.there);
  });

  it('keeps its first key when it is sent again with another one or none', async () => {
    const sent = await submit();
    const first = await sent.again();
    for (const deleteKey of [randomUUID(), undefined]) {
      const { status, body } = await sent.again({ deleteKey });
      expect([status, body]).toEqual([200, first.body]);
      if (!deleteKey) continue;
      const { error } = await refusal(post('delete-submission', { ...sent.deletion, deleteKey }));
      expect(error.code).toBe('not-found');
    }
    await posted('delete-submission', sent.deletion);
    expect(await remains(sent)).toBe(0);
  });

  it('a message sent without a key gets none when it is sent again, and stays', async () => {
    const sent = await submit();
    const id = randomUUID();
    const keyless: Sent = JSON.parse(JSON.stringify(sent).replaceAll(sent.deletion.id, id));
    await sent.again({ id, deleteKey: undefined });
    await sent.again({ id });
    expect(await stored(keyless.receipt)).not.toHaveProperty('deleteDigest');
    expect(await refusedWith(post('delete-submission', keyless.deletion))).toEqual([404, 'not-found']);
    expect(await remains(keyless)).toBe(sent.there);
  });

  it('leaves an anonymous tombstone, which only the original key still matches', async () => {
    const sent = await submit();
    await posted('delete-submission', sent.deletion);
    const tombstone = await stored(sent.tombstone);
    expect(tombstone).toEqual({
      digest: expect.stringMatching(/^[\w-]{43}$/),
      deleteDigest: expect.any(String),
      expiresAt: endsAfter(Date.now(), TOMBSTONE_KEPT_S),
      isWithdrawn: true,
      // the time with which a repeated submission is answered
      ...(sent.there > 0 && { createdAt: expect.any(Timestamp) }),
      // that it isn't counted any more
      ...(sent.there > 0 && sent.deletion.kind === 'response' && { ended: [expect.any(Timestamp)] }),
    });
    const wrong = { ...sent.deletion, deleteKey: randomUUID() };
    expect((await refusal(post('delete-submission', wrong))).error.code).toBe('not-found');
    expect(await posted('delete-submission', sent.deletion)).toEqual({ deleted: true });
    expect(await stored(sent.tombstone)).toEqual(tombstone);
  });
});

/** Every way in which a submission can end. */
const ENDS: [string, (sent: Sent) => Promise<unknown>][] = [
  ['by who sent it', ({ deletion }) => posted('delete-submission', deletion)],
  // as by the rules; the trigger comes at any time after it
  ['by its owner', ({ places }) => db().doc(places[0]).delete()],
  ['by who moderates', ({ deletion }) => removeSubmission(deletion.kind, deletion.id)],
];

describe.each(ENDS)('once deleted %s', (_, end) => {
  it.each(KINDS.slice(0, 2))('%s cannot be stored again, and gets the first reply again', async (__, submit) => {
    const sent = await submit();
    const first = (await sent.again()).body;
    await end(sent);
    // like an outbox: while the trigger deletes what came again, the database may be too busy to store it
    const patiently = () => until(sent.again, ({ status }) => status !== 503);
    // at once, before any trigger, and after it
    const replies = await Promise.all(Array.from({ length: 3 }, patiently));
    await storedWhen(sent.tombstone, (tombstone) => tombstone?.['expiresAt'] !== undefined);
    replies.push(await sent.again());
    const { createdAt: at, ...data } = first.ok ? (first.data as { createdAt?: number }) : {};
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([200, { ok: true, data: expect.objectContaining(data) }]);
      const again = (body.ok ? body.data : {}) as { createdAt?: number };
      expect(Math.abs((again.createdAt ?? 0) - (at ?? 0))).toBeLessThan(600_000);
    }
    const other = sent.deletion.kind === 'message' ? { message: 'Other words' } : { responderName: 'Somebody else' };
    expect((await sent.again(other)).status).toBe(409);
    expect(await remains(sent)).toBe(0);
    // reading gives the same as any missing result, and as any message of somebody else
    const read = sent.deletion.kind === 'message' ? [403, 'PERMISSION_DENIED'] : [404, 'NOT_FOUND'];
    expect(await readOverRest(sent.places[0])).toEqual(read);
  });
});

it('a repeated deleted response gets the reply of its revision, and none once its quiz is gone', {
  tags: 'official',
}, async () => {
  const own = await saveNew(creator, makeDraft('know-me'));
  const sent = await sendResponse({ quizId: own.quizId });
  const first = (await sent.again()).body;
  const draft = makeDraft('two-truths', { isPublic: false, password: 'hidden one' });
  await called('saveQuiz', savedAs(draft, own.quizId, 1), creator.token);
  await posted('delete-submission', sent.deletion);
  const again = await sent.again();
  expect(await remains(sent)).toBe(0);
  expect(again.body).toMatchObject({ ok: true, data: { score: 2, total: 2 } });
  expect(first).toMatchObject({ ok: true, data: { score: 2, total: 2 } });
  await db().doc(paths.quiz(own.quizId)).delete();
  expect((await refusal(sent.again())).error.code).toBe('not-found');
});

it('a message looks the same to its sender and to strangers whether it was delivered, hidden or deleted by anybody', async () => {
  const stranger = await makeCreator();
  const looksOf = async (sent: Sent) => {
    const wrongKey = { ...sent.deletion, deleteKey: randomUUID() };
    const replies = await Promise.all([
      sent.again(),
      sent.again({ message: 'Other words' }),
      sent.again({ message: `Another ${HIDDEN_WORD}` }),
      sent.again({ recipientId: stranger.uid }),
      sent.again({ recipientId: 'nobody' }),
      post('delete-submission', wrongKey),
    ]);
    const reads = await Promise.all(
      [...sent.places, sent.receipt].flatMap((path) => [readOverRest(path, stranger.token), readOverRest(path)]),
    );
    const last = await post('delete-submission', sent.deletion);
    return JSON.stringify([
      replies.map(({ status, body }) => [status, body.ok ? 'ok' : body.error.code]),
      reads,
      [last.status, last.body],
    ]);
  };
  const delivered = await looksOf(await sendMessage());
  expect(delivered).toContain(
    '[200,"ok"],[409,"conflict"],[409,"conflict"],[409,"conflict"],[404,"not-found"],[404,"not-found"]',
  );
  expect(await looksOf(await sendHidden())).toBe(delivered);
  for (const [, end] of ENDS) {
    const sent = await sendMessage();
    await end(sent);
    // until the trigger of an owner's deletion has run, the first that comes has the id
    await storedWhen(sent.tombstone, (tombstone) => tombstone?.['expiresAt'] !== undefined);
    expect(await looksOf(sent)).toBe(delivered);
  }
});

/** Deletes a submission as its owner, and sends it again before and after the trigger: nothing remains. */
async function goesWithWhatComesAgain(sent: Sent): Promise<void> {
  await db().doc(sent.places[0]).delete();
  await Promise.all([sent.again(), sent.again()]);
  await storedWhen(sent.tombstone, (tombstone) => expect(tombstone).toHaveProperty('expiresAt'));
  await sent.again();
  expect(await remains(sent)).toBe(0);
}

it('a message that is sent again before its owner’s deletion has finished is deleted with it', async () =>
  goesWithWhatComesAgain(await sendMessage()));

it.each([
  ['a response', {}],
  ['a first try', { wasToldOfBoard: true }],
])(
  '%s that is sent again before its owner’s deletion has finished is deleted with it, and no longer counted',
  async (_, more) => {
    const { creator: own, quizId: counted } = await makePublished();
    const sent = await sendResponse({ quizId: counted, ...more });
    await goesWithWhatComesAgain(sent);
    expect(await scoresOf(counted)).toEqual({});
    expect(await mendTally(counted)).toMatchObject({ isRight: true });
    expect([await saveQuizList(own.uid), await mendBoard(counted)]).toEqual([true, true]);
  },
);

it('a response that its owner and its sender delete simultaneously is uncounted once', async () => {
  const { quizId: counted } = await makePublished();
  const [first, second] = [await sendResponse({ quizId: counted }), await sendResponse({ quizId: counted })];
  expect(Object.values(await scoresOf(counted))).toEqual([2]);
  const before = (await stored(first.places[0])) ?? {};
  // as if it had this id, was gone for the sender, and its trigger came after that
  const deletion = { ...second.deletion, id: randomUUID() };
  await posted('delete-submission', deletion);
  for (let twice = 0; twice < 2; twice++) {
    await finishDeletion('response', deletion.id, before, Date.now());
    expect(Object.values(await scoresOf(counted))).toEqual([1]);
  }
});

it('a response that comes again after its owner’s deletion, and is deleted before that has finished, is uncounted once, as the first is', async () => {
  const own = await makeCreator();
  for (const who of ['owner', 'sender']) {
    const { quizId: counted } = await saveNew(own, makeDraft('know-me'));
    const [first, second] = [await sendResponse({ quizId: counted }), await sendResponse({ quizId: counted })];
    // as if both had the one's id, one after the other
    const [before, again] = [await stored(first.places[0]), await stored(second.places[0])];
    const { id } = second.deletion;
    if (who === 'owner') await db().doc(second.places[0]).delete();
    else await posted('delete-submission', second.deletion);
    for (let twice = 0; twice < 2; twice++)
      for (const gone of [again, before]) await finishDeletion('response', id, gone ?? {}, Date.now());
    expect([who, await scoresOf(counted)]).toEqual([who, {}]);
  }
});

it('a late trigger leaves the children of a document that is newer than its event', async () => {
  const id = randomUUID();
  const tracking = paths.messageTracking(id);
  await db().doc(tracking).set({ recipientId: creator.uid });
  await finishDeletion('message', id, { recipientId: 'x', deleteDigest: 'y' }, Date.now() - 60_000);
  expect(await stored(tracking)).toBeDefined();
});

it('a submission that never existed gets the same reply as a deleted one', async () => {
  for (const kind of ['response', 'message']) {
    const { status, body } = await post('delete-submission', { kind, id: randomUUID(), deleteKey: randomUUID() });
    expect([status, body]).toEqual([200, { ok: true, data: { deleted: true } }]);
  }
});

it('the counts are updated', async () => {
  const { creator: other, quizId: counted } = await makePublished();
  const [response, , message] = await Promise.all([
    sendResponse({ quizId: counted }),
    sendResponse({ quizId: counted }),
    sendMessage({ recipientId: other.uid }),
  ]);
  expect(await stored(paths.quiz(counted))).toMatchObject({ scores: { '2/2': 2 } });
  await becomes(paths.account(other.uid), 'inbox', { messages: 1, unread: 1 });
  await posted('delete-submission', response.deletion);
  await posted('delete-submission', message.deletion);
  expect(await stored(paths.quiz(counted))).toMatchObject({ scores: { '2/2': 1 } });
  await figuresBecome(other.uid, { quizzes: 1, plays: 1, averagePercent: 100 });
  await becomes(paths.account(other.uid), 'inbox', { messages: 0, unread: 0 });
});
