import { randomBytes, randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { ERASE_LAST_S, TASK_OVERDUE_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { deleteExpired, EXPIRING } from '../../../functions/src/db/expired.ts';
import { liftEnded } from '../../../functions/src/services/suspensions.ts';
import { makeLife, remainsOf } from '../support/accounts.ts';
import { db, writeAll } from '../support/backend.ts';
import { runSchedule } from '../support/deliver.ts';
import { isGone, patch, storedMatches, storedWhen } from '../support/documents.ts';
import { makeCreator, saveNew, signUp } from '../support/people.ts';
import { until } from '../support/until.ts';

const someHash = () => randomBytes(32).toString('hex');

const NOW = Date.now();
const MINUTE = 60_000;
const expiresAt = (milliseconds: number) => ({ expiresAt: Timestamp.fromMillis(milliseconds) });

/** One document of each kind that ends by itself, at the same time. */
function ending(at: number): Record<string, object> {
  const [responseId, messageId] = [randomUUID(), randomUUID()];
  return {
    [paths.responseTracking(responseId)]: { ownerId: 'x', tracking: {}, ...expiresAt(at) },
    [paths.message(messageId)]: { recipientId: 'x', message: 'Set aside', ...expiresAt(at) },
    [closedPaths.receipt('message', randomUUID())]: { digest: 'x', ...expiresAt(at) },
    [paths.messageTracking(messageId)]: { recipientId: 'x', ...expiresAt(at) },
    [paths.rateLimit(someHash())]: { tries: 1, ...expiresAt(at) },
    [paths.contactRequest(randomUUID())]: { subject: 'x', createdAt: Timestamp.fromMillis(NOW), ...expiresAt(at) },
    [paths.quizTranslations(someHash(), 'fr')]: { texts: {}, ...expiresAt(at) },
  };
}

async function remaining(documents: Readonly<Record<string, object>>): Promise<string[]> {
  const found = await db().getAll(...Object.keys(documents).map((path) => db().doc(path)));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

it('deletes what has expired and nothing else', async () => {
  const [over, now, later] = [ending(NOW - 1), ending(NOW), ending(NOW + MINUTE)];
  const life = await makeLife();
  await writeAll({ ...over, ...now, ...later });
  await deleteExpired(NOW);
  expect(await remaining({ ...over, ...now })).toEqual([]);
  expect(await remaining(later)).toEqual(Object.keys(later));
  expect(await remainsOf(life)).toEqual(life.documents);
});

/** A time limit that ends when so many pages have begun. */
function endingAfter(pages: number): AbortSignal {
  const limit = new AbortController();
  let begun = 0;
  const throwIfAborted = () => {
    if (begun++ >= pages) limit.abort('enough');
    AbortSignal.prototype.throwIfAborted.call(limit.signal);
  };
  return Object.assign(limit.signal, { throwIfAborted });
}

it('handles more than a page, and resumes where it stopped', { tags: ['official', 'night'] }, async () => {
  const many = Object.fromEntries(
    Array.from({ length: 230 }, () => [paths.rateLimit(someHash()), { tries: 1, ...expiresAt(NOW - 1) }]),
  );
  await writeAll(many);
  await expect(deleteExpired(NOW, endingAfter(EXPIRING.length))).rejects.toBe('enough');
  const { length } = await remaining(many);
  expect([length > 0, length < 230]).toEqual([true, true]);
  await deleteExpired(NOW);
  expect(await remaining(many)).toEqual([]);
});

it('a suspension that cannot be read keeps nobody else suspended', async () => {
  const until = Timestamp.fromMillis(NOW - MINUTE);
  const [broken, ...ended] = Array.from({ length: 3 }, () => closedPaths.suspension(randomUUID())) as [string];
  const whole = { reason: 'threat', note: '', operatorId: 'x', marks: [], at: until, until };
  await writeAll({
    [broken]: { until: Timestamp.fromMillis(NOW - 2 * MINUTE) },
    ...Object.fromEntries(ended.map((path) => [path, whole])),
  });
  await expect(liftEnded()).rejects.toThrow();
  expect(await remaining(Object.fromEntries([broken, ...ended].map((path) => [path, {}])))).toEqual([broken]);
  await db().doc(broken).delete();
});

// Google's suite runs scheduled functions by Pub/Sub only, which it needs another emulator for
const runsSchedules = !process.env['OFFICIAL_SUITE'];

it.skipIf(!runsSchedules)(
  'a schedule restarts lost tasks, erasures and closings, and deletes what has expired',
  async () => {
    const [lost, recent, other] = await Promise.all([makeLife(), makeLife(), makeLife()]);
    const goneLongAgo = await signUp();
    const ago = (seconds: number) => Timestamp.fromMillis(NOW - seconds * 1000);
    const over = ending(NOW - MINUTE);
    const { quizId } = await saveNew(
      await makeCreator(),
      makeDraft('know-me', { isPublic: false, password: 'hidden one' }),
    );
    const lock = paths.quizLock(quizId);
    await patch(lock, { openSince: ago(TASK_OVERDUE_S + 60) });
    await writeAll({
      [paths.deletion(lost.uid)]: { requestedAt: ago(TASK_OVERDUE_S + 60) },
      [paths.deletion(recent.uid)]: { requestedAt: ago(60) },
      [paths.deletion(goneLongAgo.uid)]: { requestedAt: ago(TASK_OVERDUE_S + 60), erasedAt: ago(ERASE_LAST_S + 60) },
      ...over,
    });
    expect((await runSchedule('sweep')).status).toBe(200);
    await storedMatches(paths.deletion(lost.uid), {
      requestedAt: ago(TASK_OVERDUE_S + 60),
      erasedAt: expect.any(Timestamp),
    });
    expect(await remainsOf(lost)).toEqual([]);
    // the last run of one that was erased was lost
    await isGone(paths.deletion(goneLongAgo.uid));
    await until(
      () => remaining(over),
      (paths) => paths.length === 0,
    );
    await storedWhen(lock, (found) => expect(found).not.toHaveProperty('openSince'));
    // one whose own task is not late yet is left to it
    for (const life of [recent, other]) expect(await remainsOf(life)).toEqual(life.documents);
  },
);
