import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { saveInboxCounts } from '../../../functions/src/db/accounts.ts';
import { recountStale } from '../../../functions/src/services/counters/recount-stale.ts';
import { db, stored, writeAll } from '../support/backend.ts';
import { makeCreator, saveNew } from '../support/people.ts';
import { posted } from '../support/requests.ts';
import { until } from '../support/until.ts';

const NEVER = new AbortController().signal;

describe.concurrent('a count of an inbox that began earlier', () => {
  it('does not replace a later one', async () => {
    const { uid } = await makeCreator();
    await saveInboxCounts(uid, { messages: 2, unread: 2 }, 2000);
    await saveInboxCounts(uid, { messages: 1, unread: 1 }, 1000);
    expect(await stored(paths.account(uid))).toMatchObject({ inbox: { messages: 2, unread: 2 } });
  });
});

describe('the sweep', () => {
  it('counts what changed and was not counted, and leaves alone what was', async () => {
    const since = Date.now();
    const [lost, fine] = await Promise.all([makeCreator(), makeCreator()]);
    const quizzes = await Promise.all([lost, fine].map((creator) => saveNew(creator, makeDraft('know-me'))));
    for (const [index, { uid }] of [lost, fine].entries()) {
      await posted('responses', {
        ...makeResponseInput('know-me'),
        id: randomUUID(),
        quizId: quizzes[index]?.quizId,
        wasToldOfBoard: true,
      });
      await posted('messages', { ...makeMessageInput({ recipientId: uid }), id: randomUUID() });
    }
    const [lostQuiz, fineQuiz] = quizzes.map(({ quizId }) => quizId) as [string, string];
    const counts = (quizId: string, uid: string) =>
      Promise.all([paths.quiz(quizId), paths.listing(uid), paths.account(uid)].map(stored));
    const isCounted = ([quiz, list, account]: Awaited<ReturnType<typeof counts>>) => {
      expect(quiz?.['scores']).toEqual({ '2/2': 1 });
      expect(Object.values((quiz?.['best'] ?? {}) as object)).toMatchObject([{ name: 'Sam' }]);
      expect(list?.['scores']).toEqual({ '2/2': 1 });
      expect(account).toMatchObject({ inbox: { messages: 1 } });
    };
    await until(() => counts(lostQuiz, lost.uid), isCounted);
    await until(() => counts(fineQuiz, fine.uid), isCounted);
    // as if their tasks had been lost, and as if somebody had counted something else since
    const long = Timestamp.fromMillis(1);
    await Promise.all([
      db()
        .doc(paths.quiz(lostQuiz))
        .update({ scores: { '2/2': 7 }, best: {} }),
      db()
        .doc(paths.listing(lost.uid))
        .update({ scores: { '2/2': 7 } }),
      db().doc(paths.account(lost.uid)).update({ 'inbox.messages': 7, inboxCountedAt: long }),
      db().doc(paths.account(fine.uid)).update({ 'inbox.messages': 9 }),
    ]);
    await recountStale(since, NEVER);
    isCounted(await counts(lostQuiz, lost.uid));
    expect(await stored(paths.account(fine.uid))).toMatchObject({ inbox: { messages: 9 } });
  });

  it('deletes what a slow submission left of a quiz that is gone', async () => {
    const [id, gone] = [randomUUID(), randomUUID().slice(0, 8)];
    const response = makeResponse('know-me', { ownerId: randomUUID() });
    await writeAll({
      [paths.response(id)]: { ...response, quiz: { ...response.quiz, id: gone }, createdAt: Timestamp.now() },
      [paths.responseTracking(id)]: { ownerId: 'x', tracking: {} },
    });
    await recountStale(Date.now() - 60_000, NEVER);
    expect(await stored(paths.response(id))).toBeUndefined();
    expect(await stored(paths.responseTracking(id))).toBeUndefined();
  });
});
