import { randomUUID } from 'node:crypto';
import { TALLY_CHECKED_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { checkQuiz } from '../../../functions/src/services/counters/check-counts.ts';
import { checkRecent } from '../../../functions/src/services/counters/check-recent.ts';
import { recountTarget } from '../../../functions/src/services/counters/recount.ts';
import { drainDayCounts } from '../../../functions/src/support/day-counts.ts';
import { stored, writeAll } from '../support/backend.ts';
import { patch } from '../support/documents.ts';
import { answersTo, messageTo } from '../support/inputs.ts';
import { makeCreator, makePublished, saveNew } from '../support/people.ts';
import { posted } from '../support/requests.ts';
import { until } from '../support/until.ts';

const NEVER = new AbortController().signal;
/** How many errors were logged since it was last asked. */
const reported = () => drainDayCounts()?.get('errors') ?? 0;

describe('the nightly check', () => {
  it('repairs wrong counts, scoreboards, lists and inboxes, and reports them as errors', async () => {
    const since = Date.now();
    reported();
    const { uid, ...creator } = await makeCreator();
    const { quizId } = await saveNew({ uid, ...creator }, makeDraft('know-me'));
    await posted('responses', answersTo(quizId, { wasToldOfBoard: true }));
    await posted('messages', messageTo(uid));
    const counts = () => Promise.all([paths.quiz(quizId), paths.listing(uid), paths.account(uid)].map(stored));
    const isCounted = ([quiz, list, account]: Awaited<ReturnType<typeof counts>>) => {
      expect(quiz?.['scores']).toEqual({ '2/2': 1 });
      expect(Object.values((quiz?.['best'] ?? {}) as object)).toMatchObject([{ name: 'Sam' }]);
      expect(list?.['scores']).toEqual({ '2/2': 1 });
      expect(account).toMatchObject({ inbox: { messages: 1, unread: 1 } });
    };
    isCounted(await counts());
    // as if they had been counted wrong; again where the server's own recount was faster
    await until(
      async () => {
        await Promise.all([
          patch(paths.quiz(quizId), { scores: { '2/2': 7 }, best: {} }),
          patch(paths.listing(uid), { scores: { '2/2': 7 } }),
          patch(paths.account(uid), { 'inbox.messages': 7 }),
        ]);
        await checkRecent(since, NEVER);
        isCounted(await counts());
        return reported();
      },
      (errors) => errors === 2,
    );
    await checkRecent(since, NEVER);
    expect(reported()).toBe(0);
    // what the server meets malformed
    await patch(paths.account(uid), { inbox: 'many', privateScores: [1] });
    await recountTarget({ kind: 'creator', id: uid });
    expect((await counts())[2]).toMatchObject({ inbox: { messages: 1, unread: 1 }, privateScores: {} });
    expect(reported()).toBe(2);
    await recountTarget({ kind: 'creator', id: uid });
    expect(reported()).toBe(0);
  });

  it('compares only the total of a quiz with very many responses, and reports a difference', async () => {
    const since = Date.now();
    reported();
    const { quizId } = await makePublished();
    await posted('responses', answersTo(quizId));
    const scores = { '2/2': TALLY_CHECKED_MAX + 1 };
    await patch(paths.quiz(quizId), { scores });
    await checkRecent(since, NEVER);
    expect(reported()).toBe(1);
    // `npm run ops recount` mends it
    expect(await stored(paths.quiz(quizId))).toMatchObject({ scores });
    await checkQuiz(quizId);
    expect(await stored(paths.quiz(quizId))).toMatchObject({ scores: { '2/2': 1 } });
  });

  it('deletes what a slow submission left behind from a deleted quiz', async () => {
    const since = Date.now();
    const [id, gone] = [randomUUID(), randomUUID().slice(0, 8)];
    const response = makeResponse('know-me', { ownerId: randomUUID() });
    await writeAll({
      [paths.response(id)]: { ...response, quiz: { ...response.quiz, id: gone }, createdAt: Timestamp.now() },
      [paths.responseTracking(id)]: { ownerId: 'x', tracking: {} },
    });
    await checkRecent(since, NEVER);
    expect(await stored(paths.response(id))).toBeUndefined();
    expect(await stored(paths.responseTracking(id))).toBeUndefined();
  });
});
