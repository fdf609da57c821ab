import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { buildOps } from '../../scripts/lib/build.ts';
import { CACHE } from '../../scripts/lib/project.ts';
import { db, PROJECT, stored } from './support/backend.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { called, post, someAddress } from './support/requests.ts';
import { until } from './support/until.ts';

let bundle: string;
let creator: Creator;
beforeAll(async () => {
  [bundle, creator] = await Promise.all([buildOps(), makeCreator()]);
}, 60_000);

/** What `npm run ops ...` prints, and the code it ends with. */
async function ops(...args: string[]): Promise<{ out: string; code: number }> {
  const env = { ...process.env, GCLOUD_PROJECT: PROJECT, NODE_COMPILE_CACHE: `${CACHE}/compiled` };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [bundle, ...args], { env });
    return { out: stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { out: stdout + stderr, code };
  }
}

/** Sends and reports a message; gives the ids of both. */
async function reported(message: string, from: string): Promise<{ id: string; report: string }> {
  const id = randomUUID();
  await post('messages', { ...makeMessageInput({ id, recipientId: creator.uid, message }) }, from);
  await called('reportMessage', { messageId: id, reason: 'bullying', note: 'Please look' }, creator.token);
  const { docs } = await db().collection(closedPaths.reports).where('messageId', '==', id).get();
  return { id, report: docs[0]?.id ?? '' };
}
const resolution = async (id: string) => {
  const { status, resolvedAt, expiresAt } = (await stored(closedPaths.report(id))) as Record<string, unknown>;
  const kept = (expiresAt as Timestamp).toMillis() - (resolvedAt as Timestamp).toMillis();
  return [status, kept];
};

it('everything that is derived is counted anew', async () => {
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  await post('responses', { ...makeResponseInput('know-me'), id: randomUUID(), quizId });
  const isCounted = (path: string, field: string, value: unknown) =>
    until(
      () => stored(path),
      (document) => expect(document?.[field]).toMatchObject(value as object),
    );
  const right: [path: string, field: string, value: object][] = [
    [paths.quiz(quizId), 'stats', { responses: 1, topScore: 2 }],
    [paths.quizInsights(quizId), 'bands', { amazing: 1 }],
    [paths.profile(creator.uid), 'stats', { quizzes: 1, plays: 1 }],
  ];
  for (const [path, field, value] of right) await isCounted(path, field, value);
  const before = await Promise.all(right.map(async ([path, field]) => (await stored(path))?.[field]));

  await Promise.all([
    db()
      .doc(paths.quiz(quizId))
      .update({ stats: { responses: 7, averageScore: null, topScore: 99 } }),
    db().doc(paths.profile(creator.uid)).update({ 'stats.plays': 40, 'stats.quizzes': 0 }),
    db().doc(paths.account(creator.uid)).update({ 'inbox.messages': 500 }),
    db().doc(paths.quizInsights(quizId)).delete(),
    db().doc(paths.listing(creator.uid)).delete(),
  ]);
  expect(await ops('recount')).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ quizzes, \d+ creators/) });
  expect(await Promise.all(right.map(async ([path, field]) => (await stored(path))?.[field]))).toEqual(before);
  expect(await stored(paths.listing(creator.uid))).toMatchObject({ quizzes: [{ id: quizId, responses: 1 }] });
  const inbox = (await stored(paths.account(creator.uid)))?.['inbox'] as { messages: number };
  expect(inbox.messages).toBeLessThan(500);
});

it('an operator sees what is open, all of one sender together, and resolves it', async () => {
  const sender = someAddress();
  const [one, two] = [await reported('You \u001b[2J whisper', sender), await reported('Once more', sender)];
  const [first, second] = [one.report, two.report];
  const list = await ops('reports', 'list');
  expect(list.out).toMatch(new RegExp(`${first} {2}0 h {2}bullying[^]*${second}`));
  const { out } = await ops('reports', 'show', first);
  const shown = ['status: open', 'You  [2J whisper', 'note: Please look', creator.uid, `${second} (open)`, one.id];
  for (const part of [...shown, `evidence ip: "${sender}"`]) expect(out).toContain(part);

  await ops('reports', 'resolve', first, 'delete');
  expect(await stored(paths.message(one.id))).toBeUndefined();
  expect(await stored(paths.messageTracking(one.id))).toBeUndefined();
  expect(await stored(closedPaths.messageSender(one.id))).toBeUndefined();
  expect(await stored(closedPaths.receipt('message', one.id))).toHaveProperty('expiresAt');
  expect(await resolution(first)).toEqual(['deleted', REPORT_RESOLVED_KEPT_S * 1000]);
  const closed = await ops('reports', 'show', first);
  for (const part of ['status: deleted', 'You  [2J whisper', `evidence ip: "${sender}"`])
    expect(closed.out).toContain(part);

  await ops('reports', 'resolve', second, 'keep');
  expect(await stored(paths.message(two.id))).toBeDefined();
  expect(await resolution(second)).toEqual(['kept', REPORT_RESOLVED_KEPT_S * 1000]);
  const after = await ops('reports', 'list');
  expect(after.out).not.toMatch(new RegExp(`${first}|${second}`));
  expect((await ops('reports', 'show', second)).out).toContain(`${first} (deleted)`);
});

it.each([
  [[]],
  [['nothing']],
  [['toString']],
  ...[[], ['show'], ['show', randomUUID()], ['show', 'a/b'], ['erase', 'x']].map((args) => [['reports', ...args]]),
])('what makes no sense is refused: %j', async (args) => {
  expect((await ops(...args)).code).toBe(1);
});

it('a report is not resolved without a decision', async () => {
  const { report } = await reported('A third one', someAddress());
  expect((await ops('reports', 'resolve', report)).code).toBe(1);
  expect((await stored(closedPaths.report(report)))?.['status']).toBe('open');
});

it('a report under the id of its message, as older ones are, is shown, and resolved without touching what others got', async () => {
  const { id, report } = await reported('An older one', someAddress());
  const {
    messageId: _,
    tracking: __,
    ...older
  } = (await stored(closedPaths.report(report))) as Record<string, unknown>;
  await db()
    .doc(closedPaths.report(id))
    .set({ ...older, recipientId: 'somebody-else' });
  const { out } = await ops('reports', 'show', id);
  for (const part of ['An older one', paths.messageTracking(id)]) expect(out).toContain(part);
  await ops('reports', 'resolve', id, 'delete');
  expect(await resolution(id)).toEqual(['deleted', REPORT_RESOLVED_KEPT_S * 1000]);
  expect(await stored(paths.message(id))).toBeDefined();
});
