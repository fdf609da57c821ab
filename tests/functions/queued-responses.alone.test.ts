import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it } from 'vitest';
import { submitResponse } from '../../functions/src/handlers/submit-response.ts';
import { storeQueuedResponse } from '../../functions/src/services/response-store.ts';
import { drainDayCounts } from '../../functions/src/support/day-counts.ts';
import { db, stored } from './support/backend.ts';
import { keepDayCounts } from './support/day-counts.ts';
import { patch } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { makePublished } from './support/people.ts';
import { posted } from './support/requests.ts';
import { contextOf, holdCommits, loseNothing, loseReplies } from './support/second-instance.ts';
import { scoresOf } from './support/tally.ts';
import { recordTasks } from './support/task-recorder.ts';
import { until, untilMatches } from './support/until.ts';

// this process is an instance whose commits take long, with a queue that delivers when a test says so
const queue = await recordTasks();
process.env['CLOUD_TASKS_EMULATOR_HOST'] = queue.host;
afterAll(() => queue.close());

let end: ReturnType<typeof holdCommits> = () => undefined;
afterEach(() => end('done'));

const makeQuiz = async () => (await makePublished()).quizId;

const makeInput = (quizId: string, more: object = {}) =>
  answersTo(quizId, { deleteKey: `${randomUUID()}-key`, ...more });

const taskOf = (id: string) =>
  queue.tasks.find(({ data }) => (data['response'] as QuizResponse | undefined)?.id === id);

/** Submits while commits stand still. Returns the answer, and what delivers the task that is to store the response. */
async function submitInRush(input: ReturnType<typeof makeInput>) {
  end = holdCommits();
  const answer = await submitResponse(input as ResponseInput, contextOf(randomUUID()));
  expect(await stored(paths.response(input.id))).toBeUndefined();
  const task = taskOf(input.id);
  expect(task?.queue).toBe('storeResponse');
  return { answer, deliver: () => storeQueuedResponse(task?.data) };
}
const countIn = async (quizId: string) => Object.values(await scoresOf(quizId)).reduce((sum, count) => sum + count, 0);

it.each(['done', 'failed'] as const)(
  'answers while the database is slow, and stores once when the first write is %s',
  async (how) => {
    const quizId = await makeQuiz();
    const tracking = { timestamp: 1, shareLess: true };
    const input = makeInput(quizId, { wasToldOfBoard: true, responderName: 'Ada', tracking, entry: 'story' });
    await keepDayCounts();
    const { answer, deliver } = await submitInRush(input);
    expect(answer).toMatchObject({ id: input.id, isRanked: true, percentage: expect.any(Number) });
    end(how);
    for (let twice = 0; twice < 2; twice++) await deliver();
    const response = await stored(paths.response(input.id));
    expect(response).toMatchObject({ responderName: 'Ada', isRanked: true });
    const known = await stored(paths.responseTracking(String(response?.['trackedAs'])));
    expect(known).toMatchObject({ tracking, sealedPlace: expect.any(String) });
    expect(await posted('responses', input)).toMatchObject({ id: input.id });
    expect(await countIn(quizId)).toBe(1);
    expect(drainDayCounts()?.get('loop.story.finished')).toBe(1);
  },
);

it('answers when the reply to its write is lost, and the task finds it stored', async () => {
  const quizId = await makeQuiz();
  const input = makeInput(quizId);
  loseReplies(() => true);
  const answer = await submitResponse(input as ResponseInput, contextOf(randomUUID()));
  loseNothing();
  expect(answer).toMatchObject({ id: input.id });
  await storeQueuedResponse(taskOf(input.id)?.data);
  expect(await countIn(quizId)).toBe(1);
});

it('counts among the plays of a guest who has signed up meanwhile', async () => {
  const { creator, quizId } = await makePublished();
  const listing = () => stored(paths.listing(creator.uid));
  await until(listing, (list) => expect(list).toHaveProperty('open', 1));
  const account = db().doc(paths.account(creator.uid));
  await account.update({ guestUntil: Timestamp.fromMillis(Date.now() + 86_400_000) });
  const { deliver } = await submitInRush(makeInput(quizId));
  end('failed');
  await account.update({ guestUntil: FieldValue.delete() });
  await deliver();
  await untilMatches(listing, { plays: { [quizId]: 1 } });
});

it('does not store what its sender has deleted meanwhile', async () => {
  const quizId = await makeQuiz();
  const { id, deleteKey, ...input } = makeInput(quizId);
  const { deliver } = await submitInRush({ ...input, id, deleteKey });
  for (let twice = 0; twice < 2; twice++) await posted('delete-submission', { kind: 'response', id, deleteKey });
  end('done');
  await deliver();
  expect(await stored(paths.response(id))).toBeUndefined();
  expect(await countIn(quizId)).toBe(0);
});

it('stores the answers separately when the quiz has become private, and nothing when it is gone', async () => {
  const quizId = await makeQuiz();
  const [first, second] = [makeInput(quizId), makeInput(quizId)];
  const one = await submitInRush(first);
  end('failed');
  const other = await submitInRush(second);
  end('failed');
  await patch(paths.quiz(quizId), { isPublic: false });
  await one.deliver();
  expect(await stored(paths.response(first.id))).toMatchObject({ isPrivate: true, answers: [] });
  expect(await stored(paths.responseAnswers(first.id))).toBeDefined();
  await db().doc(paths.quiz(quizId)).delete();
  await other.deliver();
  expect(await stored(paths.response(second.id))).toBeUndefined();
});
