import { randomUUID } from 'node:crypto';
import {
  PASS_LIFETIME_S,
  PASSWORD_LAST_TRY_S,
  PASSWORD_NEXT_TRY_S,
  PASSWORD_TRIES,
  PASSWORD_TRIES_OF_ALL,
  PASSWORD_TRIES_WINDOW_S,
} from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeAnswers, makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeys } from '../../functions/src/services/keys.ts';
import { db, signingKey } from './support/backend.ts';
import { savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { called, post, posted, refusal, refusedWith, someAddress } from './support/requests.ts';

const PASSWORD = 'Öppna dig!';
const draft = makeDraft('two-truths', { isPublic: false, password: PASSWORD });

let creator: Creator;
let quizId: string;
/** Another quiz, where guesses were made or the password changes: saving a password is slow on purpose. */
const renew = async () => {
  ({ quizId } = await saveNew(creator, draft));
};
beforeAll(async () => {
  creator = await makeCreator();
  await renew();
});

const submission = (pass?: string) => ({
  ...makeResponseInput('two-truths', { answers: makeAnswers('two-truths') }),
  id: randomUUID(),
  quizId,
  ...(pass !== undefined && { pass }),
});
const unlock = async () => (await posted('unlock-quiz', { quizId, password: PASSWORD })).pass;
const demandsPass = async (pass?: string) => {
  expect(await refusedWith(post('responses', submission(pass)))).toEqual([401, 'pass-required']);
};

describe('the right password', () => {
  it('returns the questions and a pass that submitting requires', async () => {
    const before = Date.now();
    const { quiz, pass, expiresAt } = await posted('unlock-quiz', { quizId, password: ` ${PASSWORD} ` });
    expect(quiz).toMatchObject({ id: quizId, type: 'two-truths', isPublic: false });
    expect(quiz.questions).toHaveLength(5);
    expect(JSON.stringify(quiz)).not.toMatch(/"lie"|correct|hash/);
    expect(expiresAt - before).toBeGreaterThanOrEqual(PASS_LIFETIME_S * 1000);
    await demandsPass();
    expect(await posted('responses', submission(pass))).toMatchObject({ percentage: 100 });
  });

  // within one instance; Google's emulators start one for each of them
  it('works for a class that arrives together, from one address', async () => {
    const from = someAddress();
    const replies = await Promise.all(
      Array.from({ length: 4 * PASSWORD_TRIES }, () => post('unlock-quiz', { quizId, password: PASSWORD }, from)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });
});

describe('a pass', () => {
  it('is valid for one quiz', async () => {
    const pass = await unlock();
    await renew();
    await demandsPass(pass);
  });

  it('is invalidated by a new password, and by no other change', async () => {
    const pass = await unlock();
    const save = (baseRevision: number, change: object) =>
      called('saveQuiz', savedAs({ ...draft, ...change }, quizId, baseRevision), creator.token);
    await save(1, { title: 'Other title', password: '' });
    await posted('responses', submission(pass));
    await save(2, { password: 'Another one' });
    await demandsPass(pass);
    await save(3, { isPublic: true, password: '' });
    await posted('responses', submission());
    await save(4, { password: PASSWORD });
    await demandsPass(pass);
  });
});

const statusOf = async (password: string, from = someAddress()) =>
  (await post('unlock-quiz', { quizId, password }, from)).status;

describe('a wrong password', () => {
  beforeAll(renew);

  it('is refused, and after some tries the sender has one a minute', async () => {
    const from = someAddress();
    const guess = async () => {
      expect(await refusedWith(post('unlock-quiz', { quizId, password: 'wrong guess' }, from))).toEqual([
        403,
        'wrong-password',
      ]);
    };
    for (let n = 0; n < PASSWORD_TRIES; n++) await guess();
    // the others behind the same address who know it, all at once
    const others = await Promise.all(Array.from({ length: 4 }, () => statusOf(PASSWORD, from)));
    expect(others).toEqual([200, 200, 200, 200]);
    await guess();
    const late = await post('unlock-quiz', { quizId, password: PASSWORD }, from);
    expect(late.status).toBe(429);
    const error = late.body.ok ? undefined : late.body.error;
    expect(error?.code).toBe('rate-limited');
    expect(error?.retryAfter).toBeGreaterThan(0);
    expect(error?.retryAfter).toBeLessThanOrEqual(PASSWORD_NEXT_TRY_S);
    expect(late.headers.get('retry-after')).toBe(String(error?.retryAfter));
    // not another sender, whatever the first entries of the header say, and not another quiz
    expect((await post('unlock-quiz', { quizId, password: PASSWORD }, `${from}, ${someAddress()}`)).status).toBe(200);
    expect((await post('unlock-quiz', { quizId, password: PASSWORD }, `1.2.3.4, ${from}`)).status).toBe(429);
    await renew();
    expect((await post('unlock-quiz', { quizId, password: PASSWORD }, from)).status).toBe(200);
  });

  it('gives no more tries in parallel', async () => {
    const from = someAddress();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post('unlock-quiz', { quizId, password: `guess ${n}` }, from)),
    );
    const checked = replies.filter(({ status }) => status === 403).length;
    // the last one is that of the minute
    expect(checked).toBeLessThanOrEqual(PASSWORD_TRIES + 1);
    expect(replies.every(({ status }) => [403, 429, 503].includes(status))).toBe(true);
  });

  /** As after guesses from everywhere: leaves all senders together so many. */
  async function leaveGuesses(left: number): Promise<void> {
    await renew();
    const keys = createKeys(signingKey());
    const share = PASSWORD_TRIES_OF_ALL / 4;
    const expiresAt = Timestamp.fromMillis(Date.now() + PASSWORD_TRIES_WINDOW_S * 1000);
    for (const shard of ['0', '1', '2', '3']) {
      const key = keys.sign('rate-limit', 'unlock-quiz', 'all', quizId, shard).toString('hex');
      const tries = shard === '0' ? share - left : share;
      await db().doc(paths.rateLimit(key)).set({ tries, expiresAt });
    }
  }
  it('never locks out somebody with the right password, however many tries come from everywhere', async () => {
    await leaveGuesses(0);
    const from = someAddress();
    for (let n = 0; n < 3; n++) expect(await statusOf(PASSWORD, from)).toBe(200);
    expect(await statusOf(PASSWORD)).toBe(200);
    const many = await Promise.all(Array.from({ length: 2 * PASSWORD_TRIES }, () => statusOf(PASSWORD)));
    expect(many).toEqual(many.map(() => 200));
  });

  it('is the last one of its site for an hour after too many from everywhere', async () => {
    await leaveGuesses(0);
    expect(await statusOf('a wrong guess', '2001:db8:7:1::1')).toBe(403);
    const { status, error } = await refusal(
      post('unlock-quiz', { quizId, password: 'the next guess' }, '2001:db8:7:2::1'),
    );
    expect([status, error.code]).toEqual([429, 'rate-limited']);
    expect(error.retryAfter).toBeGreaterThan(PASSWORD_LAST_TRY_S - 600);
    expect(await statusOf(PASSWORD, '2001:db8:8:1::1')).toBe(200);
    ({ quizId } = await saveNew(creator, draft));
    expect(await statusOf('a wrong guess', '2001:db8:7:2::1')).toBe(403);
  });

  it('is counted before it is checked, so that parallel tries do not exceed the limit', async () => {
    await leaveGuesses(3);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => statusOf(`guess ${n}`, `2001:db8:9:${n}::1`)),
    );
    // and one that the site has left
    expect(statuses.filter((status) => status === 403)).toHaveLength(4);
    expect(statuses.every((status) => status === 403 || status === 429)).toBe(true);
  });
});

it('a public quiz opens with any password, an unknown one with none', async () => {
  const open = await saveNew(creator, makeDraft('know-me'));
  const { quiz } = await posted('unlock-quiz', { quizId: open.quizId, password: 'anything' });
  expect(quiz.id).toBe(open.quizId);
  expect(await refusedWith(post('unlock-quiz', { quizId: 'zzzzzzzz', password: 'anything' }))).toEqual([
    404,
    'not-found',
  ]);
});
