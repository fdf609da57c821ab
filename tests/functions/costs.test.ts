import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { INSIGHTS_WINDOW_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { measuredIn } from '../../scripts/lib/measured-costs.ts';
import { type Cost, startMeter } from './support/cost-meter.ts';
import type { RecordedTask } from './support/task-recorder.ts';
import { until } from './support/until.ts';

const meter = await startMeter(80);
const { db, FUNCTIONS } = await import('./support/backend.ts');
const { makeCreator, makeProfileOf, saveNew, signUp, someUsername } = await import('./support/people.ts');
const { called, posted, someAddress, send } = await import('./support/requests.ts');
afterAll(() => meter.stop());

const PASSWORD = 'hidden one';
const OPTIONS = ['Red', 'Green', 'Blue', 'Pink'];
const ids = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);
/** A quiz as people make them: ten questions with four answers. */
const draft = (change: object = {}) =>
  makeDraft('know-me', {
    questions: ids.map((id) => ({ id, question: `About ${id}?`, options: OPTIONS, correctAnswer: 0 })),
    ...change,
  });
const LOCKED = { isPublic: false, password: PASSWORD };

/** A creator with one quiz. */
async function withQuiz(change: object = {}) {
  const creator = await makeCreator();
  return { creator, ...(await saveNew(creator, draft(change))) };
}
const response = (quizId: string, more: object = {}) => ({
  ...makeResponseInput('know-me', { answers: ids.map((questionId) => ({ questionId, given: 'Red' })) }),
  id: randomUUID(),
  quizId,
  deleteKey: randomUUID(),
  ...more,
});
const message = (recipientId: string) => ({
  ...makeMessageInput({ recipientId }),
  id: randomUUID(),
  deleteKey: randomUUID(),
});
const keyOf = ({ id, deleteKey }: { id: string; deleteKey: string }) => ({ id, deleteKey });

/** The tasks that something queued, by what they do. */
const nameOf = ({ queue, data }: RecordedTask) => (queue === 'recount' ? String(data['kind']) : queue);

it('what docs/costs.md says is what is counted', async () => {
  const [open, board, locked, inbox, takenBack, edited, deleted, renamed, replied, answered] = await Promise.all([
    withQuiz(),
    withQuiz({ hasBoard: true }),
    withQuiz(LOCKED),
    makeCreator(),
    withQuiz(),
    withQuiz(),
    withQuiz(),
    withQuiz(),
    makeCreator(),
    makeCreator(),
  ]);
  const [toTakeBack, sent, toReplyTo] = [response(takenBack.quizId), message(replied.uid), message(answered.uid)];
  await Promise.all([posted('responses', toTakeBack), posted('messages', sent), posted('messages', toReplyTo)]);
  const newcomer = await signUp();
  const reply = () => ({ readAt: Timestamp.now(), reply: 'Guess.', repliedAt: Timestamp.now() });
  await db().doc(paths.message(sent.id)).update(reply());
  meter.byBrowser({ changed: [paths.message(sent.id)] });
  await meter.isCalm();
  // what that made due has its windows to itself
  const calm = Date.now() + INSIGHTS_WINDOW_S * 1000;
  await until(
    async () => Date.now(),
    (now) => now > calm,
  );

  const counted: Record<string, (number | string)[]> = {};
  const queued: RecordedTask[] = [];
  async function row(what: string, work: () => Promise<unknown>): Promise<void> {
    const { invocations, reads, writes, deletes, tasks }: Cost = await meter.measure(work);
    counted[what] = [invocations, reads, writes, deletes, tasks.map(nameOf).sort().join(', ')];
    queued.push(...tasks);
  }
  /** Delivers a task that came up, at once. */
  const task = (name: string, of: string) =>
    row(`task: ${name}`, async () => {
      const found = queued.find((one) => nameOf(one) === name && JSON.stringify(one.data).includes(of));
      if (!found) throw new Error(`Nothing queued ${name}.`);
      const { status } = await send(`${FUNCTIONS}/${found.queue}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { ...found.data, notBefore: Date.now() } }),
      });
      expect(status).toBeLessThan(300);
    });

  await row('response', () => posted('responses', response(open.quizId)));
  await task('quiz', open.quizId);
  await task('insights', open.quizId);
  await task('profile', open.creator.uid);
  await task('list', open.creator.uid);
  await row('response with a scoreboard', () => posted('responses', response(board.quizId, { wasToldOfBoard: true })));
  await task('board', board.quizId);
  let pass = '';
  await row('opening a private quiz', async () => {
    ({ pass } = await posted('unlock-quiz', { quizId: locked.quizId, password: PASSWORD }));
  });
  const secret = response(locked.quizId);
  await row('response to a private quiz', () => posted('responses', { ...secret, pass }));
  await row('opening a private result', () => posted('open-result', { id: secret.id, pass }));
  await row('deleting a response', () => posted('delete-submission', { kind: 'response', ...keyOf(toTakeBack) }));

  await row('message', () => posted('messages', message(inbox.uid)));
  await task('inbox', inbox.uid);
  await row('looking for a reply', () => posted('sent-message', keyOf(sent)));
  await row('reporting a reply', () => posted('report-reply', { ...keyOf(sent), reason: 'spam', note: '' }));
  await row('stopping replies', () => posted('block-replies', { ...keyOf(sent), others: [], isBlocked: true }));
  await row('replying', async () => {
    await db().doc(paths.message(toReplyTo.id)).update(reply());
    meter.byBrowser({ writes: 1, changed: [paths.message(toReplyTo.id)] });
  });
  await row('reporting a quiz', () =>
    posted('reports', { id: randomUUID(), what: { kind: 'quiz', quizId: open.quizId }, reason: 'spam', note: '' }),
  );
  await row('contact request', () =>
    posted('contact-requests', {
      id: randomUUID(),
      name: 'Noa',
      email: 'noa@example.com',
      inquiryType: 'feedback',
      subject: 'About it',
      message: 'Some words of mine',
    }),
  );
  await row('what the creator sees', () => posted('collect-tracking-data', makeTracking()));

  await row('new profile', () => makeProfileOf(newcomer, { name: 'Maya', username: someUsername() }));
  await row('new quiz', () => saveNew(inbox, draft()));
  await row('edited quiz', () =>
    called(
      'saveQuiz',
      { draftId: randomUUID(), quizId: edited.quizId, baseRevision: 1, draft: draft({ title: 'Again' }) },
      edited.creator.token,
    ),
  );
  await row('deleting a quiz', async () => {
    await db().doc(paths.quiz(deleted.quizId)).delete();
    meter.byBrowser({ deletes: 1, changed: [paths.quiz(deleted.quizId)] });
  });
  await task('cleanUpQuiz', deleted.quizId);
  await row('changing a name', async () => {
    await db().doc(paths.profile(renamed.creator.uid)).update({ name: 'Another Name' });
    meter.byBrowser({ writes: 1, changed: [paths.profile(renamed.creator.uid)] });
  });
  await task('owner', renamed.creator.uid);
  await row('picture of a link', async () => {
    const reply = await fetch(`${FUNCTIONS}/pictures/og/quiz/${open.quizId}.png`, {
      headers: { 'x-forwarded-for': someAddress() },
    });
    expect(reply.status).toBe(200);
    await reply.arrayBuffer();
  });

  const documented = measuredIn(readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8'));
  // page-reads.test.ts counts pages, whose reads come from the web build
  const other = Object.fromEntries(Object.entries(documented).filter(([what]) => !what.startsWith('page ')));
  expect(other).toEqual(counted);
});
