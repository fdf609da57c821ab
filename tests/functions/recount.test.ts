import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { mendInbox } from '../../functions/src/db/messages.ts';
import { db, stored } from './support/backend.ts';
import { isGone, patch, storedWhen } from './support/documents.ts';
import { figuresBecome, figuresIn } from './support/figures.ts';
import { answersTo, messageTo } from './support/inputs.ts';
import { makeCreator, makePublished, saveNew } from './support/people.ts';
import { posted } from './support/requests.ts';
import { scoresOf } from './support/tally.ts';
import { crowdOf } from './support/users.ts';

const becomes = (path: string, field: string, value: unknown) =>
  storedWhen(path, (document) => expect(document?.[field]).toEqual(value));
const answer = async (quizId: string, given: [string, string]) => {
  const answers = [
    { questionId: 'q1', given: given[0] },
    { questionId: 'q2', given: given[1] },
  ];
  return posted('responses', answersTo(quizId, { answers }));
};

// each test waits for windows of its own creator, so they wait side by side
describe.concurrent('a recount', () => {
  it('counts and averages the responses to a creator', async () => {
    // without a scoreboard, nothing stays of a deleted first try
    const { creator, quizId } = await makePublished({ hasBoard: false });
    const three = await Promise.all([
      answer(quizId, ['Red', 'Juice']),
      answer(quizId, ['Red', 'Tea']),
      answer(quizId, ['Red', 'Tea']),
    ]);
    await figuresBecome(creator.uid, { quizzes: 1, plays: 3, averagePercent: 66.7 });

    const best = three.find(({ score }) => score === 2)?.id ?? '';
    await db().doc(paths.response(best)).delete();
    await figuresBecome(creator.uid, { quizzes: 1, plays: 2, averagePercent: 50 });
    // what was kept privately of it goes with it
    await isGone(paths.responseTracking(best));
  });

  it("counts a creator's public quizzes as they are created, changed and deleted", async () => {
    const creator = await makeCreator();
    const isCounted = (quizzes: number) => figuresBecome(creator.uid, { quizzes, plays: 0, averagePercent: null });
    const one = await saveNew(creator, makeDraft('know-me'));
    await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
    await isCounted(1);
    const two = await saveNew(creator, makeDraft('know-me'));
    await isCounted(2);
    await patch(paths.quiz(one.quizId), { isPublic: false });
    await isCounted(1);
    await db().doc(paths.quiz(two.quizId)).delete();
    await isCounted(0);
    await isGone(paths.quizKey(two.quizId));
  });

  it('counts messages and unread ones', async () => {
    const creator = await makeCreator();
    const send = () => posted('messages', messageTo(creator.uid));
    const [first, second] = await Promise.all([send(), send()]);
    expect(await stored(paths.account(creator.uid))).toMatchObject({ inbox: { messages: 2, unread: 2 } });
    await patch(paths.message(first?.id ?? ''), { readAt: Timestamp.now() });
    await becomes(paths.account(creator.uid), 'inbox', { messages: 2, unread: 1 });
    await db()
      .doc(paths.message(second?.id ?? ''))
      .delete();
    await becomes(paths.account(creator.uid), 'inbox', { messages: 1, unread: 0 });
    await isGone(paths.messageTracking(second?.id ?? ''));
  });

  it('loses no message that arrives while an inbox is counted', async () => {
    const { uid } = await makeCreator();
    const send = () => posted('messages', messageTo(uid));
    await Promise.all([send(), mendInbox(uid), send(), mendInbox(uid), send(), mendInbox(uid)]);
    expect(await stored(paths.account(uid))).toMatchObject({ inbox: { messages: 3, unread: 3 } });
    expect(await mendInbox(uid)).toBe(true);
  });

  it('counts every one of many parallel responses', { tags: 'official' }, async () => {
    const { creator, quizId } = await makePublished();
    const crowd = crowdOf(30);
    await Promise.all(Array.from({ length: crowd }, () => answer(quizId, ['Red', 'Juice'])));
    expect(await scoresOf(quizId)).toEqual({ '2/2': crowd });
    expect(await figuresIn(creator.uid)).toEqual({ quizzes: 1, plays: crowd, averagePercent: 100 });
  });

  it('ignores a message for an account that is gone', async () => {
    const creator = await makeCreator();
    await db().doc(paths.account(creator.uid)).delete();
    await posted('messages', messageTo(creator.uid));
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    await answer(quizId, ['Red', 'Juice']);
    await figuresBecome(creator.uid, { quizzes: 1, plays: 1, averagePercent: 100 });
    expect(await stored(paths.account(creator.uid))).toBeUndefined();
  });
});
