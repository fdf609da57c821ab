import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EXPORT_SECTIONS } from '@domain/auth/account-data.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '../../functions/src/services/testing/push-service.ts';
import { measuredIn } from '../../scripts/lib/measured-costs.ts';
import { startMeter } from './support/cost-meter.ts';
import { startTranslator } from './support/translator.ts';

/** Starts what is measured. The modules know where the backend is by then. */
async function start() {
  const [pushes, translator] = await Promise.all([startPushService(), startTranslator()]);
  const stands = { PUSH_STAND_IN: pushes.host, PUSH_STAND_IN_CERTIFICATE: pushes.certificate };
  const meter = await startMeter(80, { ...translator.settings, ...stands });
  const support = {
    ...(await import('./support/backend.ts')),
    ...(await import('./support/people.ts')),
    ...(await import('./support/requests.ts')),
    ...(await import('../../functions/src/db/quiz-lists.ts')),
  };
  const stop = async () => {
    await meter.stop();
    pushes.stop();
    translator.stop();
  };
  return { pushes, meter, stop, ...support };
}
let on: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  on = await start();
});
afterAll(() => on.stop());

const LOCKED = { isPublic: false, password: 'hidden one' };
const ids = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);
/** A quiz as people make them: ten questions with four answers. */
const draft = (change: object = {}) => {
  const [options, correctAnswer] = [['Red', 'Green', 'Blue', 'Pink'], 0];
  const questions = ids.map((id) => ({
    id,
    question: `About ${'abcdefghijk'[Number(id.slice(1))]}?`,
    options,
    correctAnswer,
  }));
  return makeDraft('know-me', { questions, ...change });
};
/** A creator with one quiz, which is listed as its task will. */
async function withQuiz(change: object = {}) {
  const creator = await on.makeCreator();
  const saved = await on.saveNew(creator, draft(change));
  await on.saveQuizList(creator.uid);
  return { creator, ...saved };
}
const newKey = () => ({ id: randomUUID(), deleteKey: randomUUID() });
const response = (quizId: string, more: object = {}) => ({
  ...makeResponseInput('know-me', { answers: ids.map((questionId) => ({ questionId, given: 'Red' })) }),
  ...newKey(),
  quizId,
  ...more,
});
async function withMessage() {
  const [creator, key] = [await on.makeCreator(), newKey()];
  await on.posted('messages', { ...makeMessageInput({ recipientId: creator.uid }), ...key });
  return { creator, key };
}
async function withReply() {
  const { key } = await withMessage();
  const now = Timestamp.now();
  await on.db().doc(paths.message(key.id)).update({ readAt: now, reply: 'Guess.', repliedAt: now });
  on.meter.wrote(paths.message(key.id));
  await on.posted('sent-message', key);
  return key;
}
async function withPass() {
  const { quizId } = await withQuiz(LOCKED);
  return { quizId, ...(await on.posted('unlock-quiz', { quizId, password: LOCKED.password })) };
}
async function withCircle() {
  const circle = makeCircleInput({ id: randomUUID() });
  await on.posted('circles', circle);
  const members = [0, 1].map(() => makeMemberInput(circle.id, { id: randomUUID() })) as [Member, Member];
  for (const member of members) await on.posted('circle-members', member);
  return { circleId: circle.id, members };
}
type Member = ReturnType<typeof makeMemberInput>;
const spam = { reason: 'spam', note: '' };
const show = async (path: string, status = 200) =>
  expect((await on.send(`${on.FUNCTIONS}${path}`, { headers: { 'x-forwarded-for': on.someAddress() } })).status).toBe(
    status,
  );

/** What is done most: prepares it, and returns it. */
const THINGS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'response with a scoreboard': async () => {
    const { quizId } = await withQuiz({ hasBoard: true });
    return () => on.posted('responses', response(quizId, { wasToldOfBoard: true }));
  },
  'opening a private quiz': async () => {
    const { quizId } = await withQuiz(LOCKED);
    return () => on.posted('unlock-quiz', { quizId, password: LOCKED.password });
  },
  'response to a private quiz': async () => {
    const { quizId, pass } = await withPass();
    return () => on.posted('responses', response(quizId, { pass }));
  },
  'opening a private result': async () => {
    const { quizId, pass } = await withPass();
    const { id } = await on.posted('responses', response(quizId, { pass }));
    return () => on.posted('open-result', { id, pass });
  },
  'deleting a response': async () => {
    const sent = response((await withQuiz()).quizId);
    await on.posted('responses', sent);
    return () => on.posted('delete-submission', { kind: 'response', id: sent.id, deleteKey: sent.deleteKey });
  },
  'reporting a quiz': async () => {
    const what = { kind: 'quiz', quizId: (await withQuiz()).quizId };
    return () => on.posted('reports', { id: randomUUID(), what, ...spam });
  },
  'buying a translation': async () => {
    const { quizId } = await withQuiz();
    const text = { text: 'About q1?', targetLanguage: 'fr', context: 'question', quizId };
    return () => on.posted('translate-content', text);
  },
  'picture of a link': async () => {
    const { quizId } = await withQuiz();
    return () => show(`/pictures/og/quiz/${quizId}.png`);
  },
  'card of a quiz for another site': async () => {
    const { username, quizId } = await withQuiz();
    return () => show(`/embed/embed/${username}/${quizId}`);
  },
  message: async () => {
    const { uid: recipientId } = await on.makeCreator();
    return () => on.posted('messages', { ...makeMessageInput({ recipientId }), ...newKey() });
  },
  'looking for a reply': async () => {
    const key = await withReply();
    return () => on.posted('sent-message', key);
  },
  'reporting a reply': async () => {
    const key = await withReply();
    return () => on.posted('report-reply', { ...key, ...spam });
  },
  'stopping replies': async () => {
    const key = await withReply();
    return () => on.posted('block-replies', { ...key, others: [], isBlocked: true });
  },
  'deleting a message': async () => {
    const { key } = await withMessage();
    return () => on.posted('delete-submission', { kind: 'message', ...key });
  },
  'asking to be told of a reply': async () => {
    const { key } = await withMessage();
    const device = { subscription: on.pushes.subscription('reply'), language: 'en' };
    return () => on.posted('reply-push', { ...key, device });
  },
  'new circle': async () => () => on.posted('circles', makeCircleInput({ id: randomUUID() })),
  'joining a circle': async () => {
    const { circleId } = await withCircle();
    return () => on.posted('circle-members', makeMemberInput(circleId, { id: randomUUID() }));
  },
  'guessing in a circle': async () => {
    const [one, other] = (await withCircle()).members;
    return () => on.posted('circle-guesses', makeGuessInput(one, other.id));
  },
  'leaving a circle': async () => {
    const { circleId, members } = await withCircle();
    const change = { do: 'leave', memberId: members[0].id };
    return () => on.posted('circle-changes', { circleId, key: members[0].key, change });
  },
  'contact request': async () => {
    const form = { name: 'Noa', email: 'noa@example.com', inquiryType: 'feedback', subject: 'It', message: 'Words' };
    return () => on.posted('contact-requests', { id: randomUUID(), ...form });
  },
  'what the creator sees': async () => () => on.posted('collect-tracking-data', makeTracking()),
  "a browser's error": async () => () => on.posted('client-errors', makeClientError()),
  'leaving a page': async () => {
    const visit = { entry: 'link', since: 0, steps: { started: 40 } };
    await on.posted('visits', visit); // the first in a minute stores
    return () => on.posted('visits', visit);
  },
  'new profile': async () => {
    const newcomer = await on.signUp();
    return () => on.makeProfileOf(newcomer, { name: 'Maya', username: on.someUsername() });
  },
  'looking up a username': async () => {
    const { token } = await on.signUp();
    return () => on.called('checkUsername', { username: on.someUsername() }, token);
  },
  'signing in': async () => {
    const { token } = await on.makeCreator();
    return () => on.called('ensureProfile', {}, token);
  },
  'new guest': async () => {
    const { token } = await on.arrive();
    return () => on.called('ensureGuest', { name: 'Kim' }, token, on.someAddress());
  },
  'taking a guest over': async () => {
    const [{ token }, { pass }] = [await on.makeCreator(), await on.makeGuest()];
    return () => on.called('takeOverGuest', { pass }, token);
  },
  'changing a username': async () => {
    const { creator } = await withQuiz();
    return () => on.called('changeUsername', { username: on.someUsername() }, creator.token);
  },
  'new quiz': async () => {
    const creator = await on.makeCreator();
    return () => on.saveNew(creator, draft());
  },
  'exporting everything': async () => {
    const { token } = await on.makeCreator();
    return async () => {
      for (const part of EXPORT_SECTIONS) await on.called('exportMyData', { part, after: null }, token);
    };
  },
  'reporting a message': async () => {
    const { creator, key } = await withMessage();
    return () => on.called('reportMessage', { messageId: key.id, ...spam }, creator.token);
  },
  'blocking a sender': async () => {
    const { creator, key } = await withMessage();
    return () => on.called('blockSender', { messageId: key.id }, creator.token);
  },
  'erasing an account': async () => {
    const { creator, quizId } = await withQuiz();
    await on.posted('responses', response(quizId));
    const { username } = creator.profile;
    return () => on.called('deleteAccount', { username }, creator.token);
  },
};

const documented = measuredIn(readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8'));
it.each(Object.entries(THINGS))('%s costs at most what docs/costs.md says', async (what, prepare) => {
  const { invocations, reads, writes, deletes, queues } = await on.meter.measure(await prepare());
  // what a busy machine hasn't stored in time, a task stores
  const rows = [what, ...(queues.includes('storeResponse') ? ['task: storeResponse'] : [])];
  const most = (part: number) => rows.reduce((sum, row) => sum + Number(documented[row]?.[part]), 0);
  const counted = { invocations, reads, writes, deletes };
  const over = Object.entries(counted).filter(([, count], part) => !(count <= most(part)));
  expect({ over, queues }).toEqual({ over: [], queues });
});

it.each([
  ['a missing picture costs one read', `/og/quiz/22222222.png`, 1],
  ['so does one of a result', `/story/result/${randomUUID()}.png?v=1&lang=fr`, 1],
  ['an impossible picture costs none', '/og/quiz/not-a-code.png', 0],
  ['nor does one of an unknown kind', '/og/x/y/z.png', 0],
  ["a message's costs none without a token", `/story/message/${randomUUID()}.png`, 0],
])('%s', async (_, path, most) => {
  const { reads, writes } = await on.meter.measure(() => show(`/pictures${path}`, 404));
  expect([reads <= most, writes]).toEqual([true, 0]);
});

it('a play takes 6 kB at most, with what is known of its player', async () => {
  const { quizId } = await withQuiz({ hasBoard: true });
  const { id, trackedAs } = await on.posted('responses', response(quizId, { wasToldOfBoard: true }), '89.160.20.112');
  const tracking = paths.responseTracking(trackingKeyOf({ id, trackedAs }));
  const documents = await Promise.all([paths.response(id), tracking].map(on.stored));
  expect(JSON.stringify(documents).length).toBeLessThan(6000);
});
