import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { saveCreatorCounts, saveInboxCounts } from '../../../functions/src/db/accounts.ts';
import { recountStale } from '../../../functions/src/services/counters/recount-stale.ts';
import { db, stored, writeAll } from '../support/backend.ts';
import { makeCreator, saveNew } from '../support/people.ts';
import { posted } from '../support/requests.ts';
import { until } from '../support/until.ts';

const NEVER = new AbortController().signal;

describe.concurrent('a count that began earlier', () => {
  it('does not replace those of a creator and of an inbox', async () => {
    const { uid } = await makeCreator();
    const counts = (plays: number) => ({
      stats: { quizzes: 0, plays, averagePercent: null },
      played: { plays, averagePercent: null },
      latestResponseAt: plays,
    });
    await saveCreatorCounts(uid, counts(2), 2000);
    await saveCreatorCounts(uid, counts(1), 1000);
    expect(await stored(paths.profile(uid))).toMatchObject({ stats: { plays: 2 } });
    expect(await stored(paths.account(uid))).toMatchObject({
      played: { plays: 2 },
      latestResponseAt: Timestamp.fromMillis(2),
    });
    await saveInboxCounts(uid, { messages: 2, unread: 2 }, 2000);
    await saveInboxCounts(uid, { messages: 1, unread: 1 }, 1000);
    expect(await stored(paths.account(uid))).toMatchObject({ inbox: { messages: 2, unread: 2 } });
  });

  it('changes no profile whose numbers stay the same: when somebody plays a private quiz is nobody else’s business', async () => {
    const { uid } = await makeCreator();
    const stats = { quizzes: 0, plays: 0, averagePercent: null };
    const writtenAt = async () => (await db().doc(paths.profile(uid)).get()).updateTime?.toMillis();
    const before = await writtenAt();
    await saveCreatorCounts(uid, { stats, played: { plays: 1, averagePercent: 50 }, latestResponseAt: 1 }, 1000);
    expect(await writtenAt()).toBe(before);
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
      Promise.all([paths.quiz(quizId), paths.profile(uid), paths.account(uid), paths.board(quizId)].map(stored));
    const isCounted = ([quiz, profile, account, board]: Awaited<ReturnType<typeof counts>>) => {
      expect(quiz?.['scores']).toEqual({ '2/2': 1 });
      expect(board).toMatchObject({ total: 1, entries: [{ name: 'Sam' }] });
      expect(profile?.['stats']).toMatchObject({ plays: 1 });
      expect(account).toMatchObject({ inbox: { messages: 1 }, played: { plays: 1 } });
    };
    await until(() => counts(lostQuiz, lost.uid), isCounted);
    await until(() => counts(fineQuiz, fine.uid), isCounted);
    // as if their tasks had been lost, and as if somebody had counted something else since
    const long = Timestamp.fromMillis(1);
    await Promise.all([
      db()
        .doc(paths.quiz(lostQuiz))
        .update({ scores: { '2/2': 7 } }),
      db().doc(paths.board(lostQuiz)).update({ total: 7, countedAt: long }),
      db().doc(paths.profile(lost.uid)).update({ 'stats.plays': 7 }),
      db()
        .doc(paths.account(lost.uid))
        .update({ 'inbox.messages': 7, 'played.plays': 7, inboxCountedAt: long, playsCountedAt: long }),
      db().doc(paths.board(fineQuiz)).update({ total: 9 }),
    ]);
    await recountStale(since, NEVER);
    isCounted(await counts(lostQuiz, lost.uid));
    expect(await stored(paths.board(fineQuiz))).toMatchObject({ total: 9 });
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
