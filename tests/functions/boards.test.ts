import { randomUUID } from 'node:crypto';
import { BOARD_KEPT, BOARD_PLACES, TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Board, BoardFields } from '@domain/quiz/board.ts';
import { boardMark, boardOf, placeOf, playersOf } from '@domain/quiz/board-places.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '@domain/testing/make-response.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { mendBoard } from '../../functions/src/db/boards.ts';
import { mendTally } from '../../functions/src/db/tallies.ts';
import { toPlainDocument } from '../../src/data/firestore-rest.ts';
import { sha256 } from '../../src/lib/sha256.ts';
import { db, stored, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { makePublished, type Published } from './support/people.ts';
import { called, fetchOverRest, posted, someAddress } from './support/requests.ts';
import { until, untilEqual } from './support/until.ts';

const WRONG = { q1: 'Blue', q2: 'Tea' };
/** Answers a made know-me quiz: `right` of its two questions. */
const answersWith = (right: 0 | 1 | 2) => [
  { questionId: 'q1', given: right > 0 ? 'Red' : WRONG.q1 },
  { questionId: 'q2', given: right > 1 ? 'Juice' : WRONG.q2 },
];
interface Try {
  name?: string;
  right?: 0 | 1 | 2;
  from?: string;
  more?: object;
}
/** Plays a quiz as a page with the scoreboard's note does. */
async function play(quizId: string, { name = 'Sam', right = 2, from, more = {} }: Try = {}) {
  const input = answersTo(quizId, {
    responderName: name,
    answers: answersWith(right),
    deleteKey: randomUUID(),
    wasToldOfBoard: true,
    ...more,
  });
  const response = await posted('responses', input, from);
  const takeBack = () => posted('delete-submission', { kind: 'response', id: input.id, deleteKey: input.deleteKey });
  return { input, response, takeBack };
}

/** A scoreboard as a visitor's page reads it; null when there is none. */
async function readBoard(quizId: string): Promise<Board | null> {
  const { status, body } = await fetchOverRest(paths.quiz(quizId));
  if (status !== 200) return null;
  const quiz = toPlainDocument(body) as Quiz & BoardFields;
  if (hasBoard(quiz)) return boardOf(quiz);
  // what nobody is to see is not there to be read
  expect(quiz).not.toHaveProperty('best');
  return null;
}
const namesOn = async (quizId: string) => (await readBoard(quizId))?.entries.map(({ name }) => name) ?? null;
const becomes = (quizId: string, names: (string | null)[] | null) => untilEqual(() => namesOn(quizId), names);

const edit = ({ creator, quizId, revision }: Published, change: object) =>
  called('saveQuiz', savedAs({ ...makeDraft('know-me'), ...change }, quizId, revision), creator.token);

// each test waits for windows of its own quiz, so they wait side by side
describe.concurrent('a scoreboard', () => {
  it('exists, empty, as soon as its quiz does; then it has the best first, and equal results in order of time', {
    tags: 'official',
  }, async () => {
    const { quizId } = await makePublished();
    expect(await readBoard(quizId)).toEqual({ entries: [], ranked: {} });
    await play(quizId, { name: 'Half', right: 1 });
    await play(quizId, { name: 'First', right: 2 });
    await play(quizId, { name: 'Second', right: 2, more: { face: 'cat' } });
    await play(quizId, { name: 'None', right: 0 });
    await becomes(quizId, ['First', 'Second', 'Half', 'None']);
    const board = await readBoard(quizId);
    expect(board && playersOf(board)).toBe(4);
    expect(board?.entries.map(({ percentage }) => percentage)).toEqual([100, 100, 50, 0]);
    expect(board?.entries.map(({ face }) => face)).toEqual([undefined, 'cat', undefined, undefined]);
    for (const { at } of board?.entries ?? []) expect(at % 60_000).toBe(0);
  });

  it('has no response ids, which would reveal answers, but players find their own rows', async () => {
    const { quizId } = await makePublished();
    const { response } = await play(quizId);
    expect(response.isRanked).toBe(true);
    await becomes(quizId, ['Sam']);
    expect(JSON.stringify(await stored(paths.quiz(quizId)))).not.toContain(response.id);
    expect((await readBoard(quizId))?.entries[0]?.mark).toBe(await boardMark(response.id, sha256));
  });

  it('shows neither anonymous players nor names with a hidden or rude word, nor says which', async () => {
    const { creator, quizId } = await makePublished();
    await patch(paths.account(creator.uid), { hiddenWords: ['pumpkin'] });
    await play(quizId, { name: ANONYMOUS_RESPONDER, more: { face: 'cat' } });
    await play(quizId, { name: 'Pumpk1n', more: { face: 'shy' } });
    await play(quizId, { name: 'asshole' });
    await becomes(quizId, [null, null, null]);
    const entries = (await readBoard(quizId))?.entries ?? [];
    for (const entry of entries)
      expect(Object.keys(entry).sort()).toEqual(['after', 'at', 'mark', 'name', 'percentage']);
    expect(JSON.stringify(entries)).not.toMatch(/anonymous|pumpk/i);
  });

  it('includes only players who knew of it before they started', async () => {
    const { quizId } = await makePublished();
    const untold = { name: 'Untold', more: { wasToldOfBoard: undefined } };
    expect((await play(quizId, untold)).response.isRanked).toBeUndefined();
    await play(quizId, { name: 'Told', right: 1 });
    await becomes(quizId, ['Told']);
  });

  it('counts the players below the list, from which every place follows', { tags: 'night' }, async () => {
    const { creator, quizId } = await makePublished();
    const many = Array.from({ length: 40 }, (_, n) => {
      const score = n < 25 ? 2 : n < 35 ? 1 : 0;
      const result = { score, total: 2, percentage: score * 50 };
      const ownQuiz = { ...makeResponse('know-me').quiz, id: quizId };
      const { id: _id, ...response } = makeResponse('know-me', { ownerId: creator.uid, quiz: ownQuiz, ...result });
      const createdAt = Timestamp.fromMillis(1_750_000_000_000 + n);
      return [paths.response(randomUUID()), { ...response, isRanked: true, isNameHidden: false, createdAt }] as const;
    });
    await writeAll(Object.fromEntries(many));
    await mendTally(quizId);
    expect(await mendBoard(quizId)).toBe(false);
    const { response } = await play(quizId, { name: 'Late', right: 1 });
    const board = (await readBoard(quizId)) as Board;
    expect(board.entries).toHaveLength(BOARD_PLACES);
    const own = { mark: await boardMark(response.id, sha256), percentage: 50 };
    expect([placeOf(board, own), playersOf(board)]).toEqual([26, 41]);
    expect(Object.keys((await stored(paths.quiz(quizId)))?.['best'] as object)).toHaveLength(BOARD_KEPT);

    // who is below comes up when somebody goes, however many do
    for (const [path] of many.slice(0, 7)) await db().doc(path).delete();
    const left = await until(
      () => readBoard(quizId),
      (found) => expect(found && playersOf(found)).toBe(34),
    );
    expect(left?.entries).toHaveLength(BOARD_PLACES);
    const gone = await Promise.all(many.slice(0, 7).map(([path]) => boardMark(path.split('/')[1] ?? '', sha256)));
    for (const { mark } of left?.entries ?? []) expect(gone).not.toContain(mark);
    expect(await mendBoard(quizId)).toBe(true);
  });
});

describe.concurrent('playing again', () => {
  it('does not give a second place, or a better one', async () => {
    const { quizId } = await makePublished();
    const from = someAddress();
    await play(quizId, { right: 0, from });
    const again = await play(quizId, { right: 2, from });
    expect(again.response).toMatchObject({ isRanked: false, percentage: 100 });
    const other = await play(quizId, { name: 'SÁM ', right: 2, from });
    expect(other.response.isRanked).toBe(false);
    await play(quizId, { name: 'Kim', right: 1, from });
    await becomes(quizId, ['Kim', 'Sam']);
    expect((await readBoard(quizId))?.entries[1]?.percentage).toBe(0);
  });

  it('does not give another place after the first try was taken back', async () => {
    const { quizId } = await makePublished();
    const from = someAddress();
    const first = await play(quizId, { right: 0, from });
    await becomes(quizId, ['Sam']);
    await first.takeBack();
    const { response } = await play(quizId, { right: 2, from });
    expect(response.isRanked).toBe(false);
    await play(quizId, { name: 'Kim', right: 1 });
    await becomes(quizId, ['Kim']);
  });

  it('gives no place after a try without being told of a scoreboard, which showed the answers, even if it was deleted', async () => {
    const { quizId } = await makePublished();
    for (const isTakenBack of [false, true]) {
      const from = someAddress();
      const first = await play(quizId, { right: 0, from, more: { wasToldOfBoard: undefined } });
      expect(first.response.answers.map(({ correct }) => correct)).toEqual(['Red', 'Juice']);
      if (isTakenBack) await first.takeBack();
      const untold = await play(quizId, { from, more: { wasToldOfBoard: undefined } });
      expect((await stored(paths.responseTracking(untold.response.id)))?.['tracking']).toBeDefined();
      expect((await play(quizId, { from })).response.isRanked).toBe(false);
    }
    expect(await readBoard(quizId)).toEqual({ entries: [], ranked: {} });
  });

  it('with the same answer is told the same after that was deleted', async () => {
    const { quizId } = await makePublished();
    const { input, response, takeBack } = await play(quizId);
    await takeBack();
    const { isRanked, trackedAs } = response;
    expect(await posted('responses', input)).toMatchObject({ isRanked, trackedAs });
    expect([isRanked, trackedAs]).toEqual([true, expect.any(String)]);
  });

  it('gives one place, however many tries run in parallel', async () => {
    const { quizId } = await makePublished();
    const from = someAddress();
    const all = await Promise.all(Array.from({ length: 6 }, () => play(quizId, { from })));
    expect(all.filter(({ response }) => response.isRanked)).toHaveLength(1);
    await becomes(quizId, ['Sam']);
  });

  it('anonymously does not give a second place in one browser, but does in another in the same network', async () => {
    const { quizId } = await makePublished();
    const from = someAddress();
    const { tracking } = makeResponseInput('know-me');
    const playOn = async (userAgent: string) =>
      (await play(quizId, { name: ANONYMOUS_RESPONDER, from, more: { tracking: { ...tracking, userAgent } } }))
        .response;
    expect((await playOn('Phone')).isRanked).toBe(true);
    expect((await playOn('Phone')).isRanked).toBe(false);
    expect((await playOn('Tablet')).isRanked).toBe(true);
    await becomes(quizId, [null, null]);
  });

  it('is recognized by an expiring record, which says nothing about anybody once the first try is gone', async () => {
    const { quizId } = await makePublished();
    const { response, takeBack } = await play(quizId);
    const tracking = () => stored(paths.responseTracking(trackingKeyOf(response)));
    expect(response.trackedAs).toMatch(/^[\w-]{43}$/);
    expect(await tracking()).toHaveProperty('tracking');
    await takeBack();
    expect(await tracking()).toEqual({ expiresAt: endsAfter(response.createdAt, TRACKING_KEPT_S) });
  });
});

describe.concurrent('a deleted result', () => {
  it('disappears from the scoreboard immediately, even if that is repaired meanwhile', async () => {
    const { quizId } = await makePublished();
    const sam = await play(quizId);
    await play(quizId, { name: 'Kim', right: 1 });
    await becomes(quizId, ['Sam', 'Kim']);
    await Promise.all([mendBoard(quizId), sam.takeBack(), mendBoard(quizId)]);
    // without waiting for a task
    const board = await readBoard(quizId);
    expect(board?.entries.map(({ name }) => name)).toEqual(['Kim']);
    expect(board && playersOf(board)).toBe(1);
  });

  it('disappears also when the creator deletes it, which leaves an empty scoreboard', async () => {
    const { quizId } = await makePublished();
    const { response } = await play(quizId);
    await becomes(quizId, ['Sam']);
    await db().doc(paths.response(response.id)).delete();
    await becomes(quizId, []);
    expect(await readBoard(quizId)).toMatchObject({ entries: [] });
  });
});

describe.concurrent('a quiz', () => {
  it('that becomes private, or whose creator turns the scoreboard off, loses it immediately', async () => {
    for (const change of [{ isPublic: false, password: 'hidden one' }, { hasBoard: false }]) {
      const quiz = await makePublished();
      await play(quiz.quizId);
      await becomes(quiz.quizId, ['Sam']);
      await edit(quiz, change);
      expect(await readBoard(quiz.quizId)).toBeNull();
      // nothing brings it back
      expect(await mendBoard(quiz.quizId)).toBe(true);
      expect(await readBoard(quiz.quizId)).toBeNull();
    }
  });

  it('without a scoreboard adds nobody, and earlier players are back when it is turned on again', async () => {
    const quiz = await makePublished();
    await play(quiz.quizId);
    await becomes(quiz.quizId, ['Sam']);
    const { revision } = await edit(quiz, { hasBoard: false });
    const { response } = await play(quiz.quizId, { name: 'Kim', more: { revision } });
    expect(response.isRanked).toBeUndefined();
    // an older app, which has no such setting, leaves it unchanged
    const { revision: next } = await edit({ ...quiz, revision }, { title: 'Edited' });
    expect(await stored(paths.quiz(quiz.quizId))).toMatchObject({ hasBoard: false, title: 'Edited' });
    await edit({ ...quiz, revision: next }, { hasBoard: true });
    await becomes(quiz.quizId, ['Sam']);
  });

  it('that is private has no scoreboard, whatever is sent', async () => {
    const { quizId } = await makePublished({ isPublic: false, password: 'hidden one', hasBoard: true });
    const { pass } = await posted('unlock-quiz', { quizId, password: 'hidden one' });
    const { response } = await play(quizId, { more: { pass } });
    expect(response.isRanked).toBeUndefined();
    expect(await readBoard(quizId)).toBeNull();
  });

  it('that is closed or temporarily hidden keeps its scoreboard, even if it is repaired meanwhile', async () => {
    const { quizId } = await makePublished();
    await play(quizId);
    for (const hidden of ['isSuspended', 'isRemoved']) {
      await patch(paths.quiz(quizId), { [hidden]: true });
      expect(await mendBoard(quizId)).toBe(true);
      await patch(paths.quiz(quizId), { [hidden]: FieldValue.delete() });
      expect(await namesOn(quizId)).toEqual(['Sam']);
    }
    await patch(paths.quiz(quizId), { isClosed: true });
    expect(await namesOn(quizId)).toEqual(['Sam']);
  });
});

it('a blocked sender gets the same answer as anybody else, and is on no scoreboard', async () => {
  const { creator, quizId } = await makePublished();
  const from = someAddress();
  const message = messageTo(creator.uid);
  await posted('messages', message, from);
  await called('blockSender', { messageId: message.id }, creator.token);
  const blocked = await play(quizId, { name: 'Blocked', from });
  expect(blocked.response.isRanked).toBe(true);
  expect((await play(quizId, { name: 'Blocked', from })).response.isRanked).toBe(false);
  await play(quizId, { name: 'Kim', right: 1 });
  await becomes(quizId, ['Kim']);
});
