import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { FUNCTIONS } from './support/backend.ts';
import { messageTo, savedAs } from './support/inputs.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { hasLog, isPersonal, readLog } from './support/quiet-log.ts';
import { call, post, send, someAddress } from './support/requests.ts';
import { until } from './support/until.ts';

const occurrences = (text: string) => readLog().split(text).length - 1;

// every test file looks through the log at its end; this one sees to it that each operation has failed by then, too
it.skipIf(!hasLog)('failures are logged by operation and code, without personal data', async () => {
  const before = occurrences('conflict');
  const creator = await makeCreator('Hushhush Whisperson');
  const draft = makeDraft('know-me', { isPublic: false, password: 'hush hush hush', title: 'Hush, all of you' });
  const { quizId } = await saveNew(creator, draft);
  const from = someAddress();
  const message = messageTo(creator.uid, { message: 'Hush, a secret' });
  isPersonal('hush-answer-on-nothing');
  await call('ensureProfile', { name: 'Hush '.repeat(20) }, creator.token);
  await call('saveQuiz', savedAs(draft, quizId, 9), creator.token);
  await post('unlock-quiz', { quizId, password: 'hush, a wrong guess' }, from);
  const answers = [{ questionId: 'q1', given: 'hush-answer-on-nothing' }];
  await post('responses', { ...makeResponseInput('know-me', { answers, responderName: 'Hush Sam' }), quizId }, from);
  await post('messages', { ...message, recipientId: 'hush-no-such-person' }, from);
  await post('messages', message, from);
  await post('messages', { ...message, message: 'Hush, another secret' }, from);
  await until(
    async () => occurrences('conflict'),
    (now) => now >= before + 2,
  );
  const log = readLog();
  for (const line of [
    'saveQuiz: conflict',
    'unlock-quiz: wrong-password',
    'messages: not-found',
    'messages: conflict',
  ]) {
    expect(log).toContain(line);
  }
});

it.skipIf(!hasLog)('an unknown proxy in front of the functions is logged, without its address', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': 'site.example' };
  const ask = (forwarded: string) =>
    send(`${FUNCTIONS}/api/api/collect-tracking-data`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': forwarded },
      body: JSON.stringify({ timestamp: Date.now() }),
    });
  const unknown = someAddress();
  await ask(`${someAddress()}, ${unknown}`);
  await until(
    async () => occurrences('unknown front end'),
    (now) => now > 0,
  );
  expect(readLog()).not.toContain(unknown);
});
