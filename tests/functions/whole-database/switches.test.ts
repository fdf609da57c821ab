import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { dayOf } from '@domain/service-day.ts';
import { offIn, SWITCHES, type Switch } from '@domain/switches/switches.ts';
import { makeCircleInput } from '@domain/testing/make-circle.ts';
import { makeDevice } from '@domain/testing/make-device.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSwitches, flipSwitches } from '../../../functions/src/db/switches.ts';
import { watchSpending } from '../../../functions/src/services/ceiling.ts';
import { sendPushes } from '../../../functions/src/services/push/send-pushes.ts';
import { switchedOff } from '../../../functions/src/services/switches.ts';
import { db, FUNCTIONS, signingKey, stored, writeAll } from '../support/backend.ts';
import { deliverTask } from '../support/deliver.ts';
import { answersTo, messageTo, savedAs } from '../support/inputs.ts';
import { ask } from '../support/links.ts';
import { mailsTo } from '../support/mails.ts';
import { ops } from '../support/operator.ts';
import { makeOperator } from '../support/operators.ts';
import { arrive, makeCreator, makeGuest, saveNew, signUp, someUsername } from '../support/people.ts';
import { pushToStandIn } from '../support/push.ts';
import { isPersonal } from '../support/quiet-log.ts';
import { call, called, post } from '../support/requests.ts';
import { contextOf } from '../support/second-instance.ts';
import { recordTasks } from '../support/task-recorder.ts';
import { until } from '../support/until.ts';

const clear = () => db().recursiveDelete(db().collection('switches'));
beforeEach(clear);
afterEach(clear);

const codeOf = async (reply: ReturnType<typeof call>) => (await reply).body.error?.details?.code ?? null;
const refusalOf = async (reply: ReturnType<typeof post>) => {
  const { status, body } = await reply;
  return body.ok ? null : [status, body.error.code, body.error.retryAfter];
};
const offNow = async () => offIn(await fetchSwitches());
const logOf = async (name: Switch) => {
  const { docs } = await db().collection(closedPaths.audit).where('id', '==', name).get();
  return docs
    .sort((one, other) => one.get('at').toMillis() - other.get('at').toMillis())
    .map((entry) => [entry.get('action'), entry.get('operatorId'), entry.get('note')].join(' ').trim());
};

it('what is off is refused with its own code; plays and existing content go on', async () => {
  const [creator, guest, operator] = [await makeCreator(), await makeGuest(), await makeOperator()];
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const sendMessage = () => post('messages', messageTo(creator.uid));
  const newcomer = await signUp();
  const chosen = { name: 'Robin', username: someUsername(), ageGroup: '18+', phone: null };
  const draft = savedAs(makeDraft('know-me'));
  const arrived = await arrive();
  const tries: Partial<Record<Switch, () => Promise<unknown>>> = {
    messages: () => refusalOf(sendMessage()),
    circles: () => refusalOf(post('circles', makeCircleInput({ id: randomUUID() }))),
    'sign-ups': () => codeOf(call('ensureProfile', chosen, newcomer.token)),
    guests: () => codeOf(call('ensureGuest', { name: 'Kim' }, arrived.token)),
  };
  for (const name of SWITCHES) await called('flipSwitch', { switch: name, isOff: true }, operator.token);
  await until(tries.messages ?? sendMessage, (found) => expect(found).toEqual([503, 'messages-off', 30]));
  expect(await tries.circles?.()).toEqual([503, 'circles-off', 30]);
  expect(await tries['sign-ups']?.()).toBe('sign-ups-off');
  expect(await tries.guests?.()).toBe('guests-off');
  expect(await codeOf(call('saveQuiz', draft, guest.token))).toBe('guests-off');
  expect(await codeOf(call('makeCircle', makeCircleInput({ id: randomUUID() }), creator.token))).toBe('circles-off');

  const play = await post('responses', answersTo(quizId));
  expect(play.status).toBe(200);
  expect(await codeOf(call('ensureProfile', {}, creator.token))).toBeNull();
  expect(await codeOf(call('ensureGuest', {}, guest.token))).toBeNull();
  expect(await codeOf(call('saveQuiz', { ...draft, draftId: randomUUID() }, creator.token))).toBeNull();
  // a link keeps a picture, the same for all, and its page says what is off
  const picture = (shape: string) => fetch(`${FUNCTIONS}/pictures/${shape}/profile/${creator.profile.username}.png`);
  const beside = await picture('og');
  expect([beside.status, beside.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=60']);
  expect((await beside.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const { html } = await ask(`/${creator.profile.username}/anonymous-messages`);
  expect(html).toContain(`"off":${JSON.stringify(SWITCHES)}`);

  for (const name of SWITCHES) expect((await ops('switch', name, 'on')).code).toBe(0);
  expect((await ops('switch', 'messages', 'on')).out).toMatch(/^messages: on {2}by operator since 20/);
  expect((await ops('switch', 'plays', 'off')).code).toBe(1);
  await until(tries.messages ?? sendMessage, (found) => expect(found).toBeNull());
  expect(await tries.circles?.()).toBeNull();
  expect(await tries['sign-ups']?.()).toBeNull();
  expect(await tries.guests?.()).toBeNull();
  expect((await logOf('messages')).slice(-2)).toEqual([
    `switch-off ${operator.uid}`,
    'switch-on system npm run ops switch',
  ]);
});

describe('notifications', () => {
  const service = pushToStandIn();

  it('wait while they are off, and arrive once they are on again, once', async () => {
    const queue = await recordTasks();
    vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', queue.host);
    vi.stubEnv('SIGNING_KEY', signingKey());
    const [uid, id, now] = [randomUUID(), randomUUID(), Date.now()];
    const before = { at: 0, upTo: now - 1 };
    const pushed = { messages: before, answers: before };
    await writeAll({
      [paths.device(id)]: makeDevice({ ownerId: uid, subscription: service().subscription(id), pushed }),
      [paths.message(randomUUID())]: { ...makeMessage({ recipientId: uid }), createdAt: Timestamp.fromMillis(now) },
    });
    const flip = (isOff: boolean) =>
      flipSwitches(() => [{ name: 'pushes', isOff }], { by: 'operator', operatorId: 'ada', note: '', at: now });
    const run = () => sendPushes({ kind: 'news', id: uid, notBefore: now }, contextOf(randomUUID()));
    await flip(true);
    await until(switchedOff, (off) => expect(off).toContain('pushes'));
    await run();
    expect(queue.tasks.map(({ data }) => data)).toContainEqual({
      kind: 'news',
      id: uid,
      notBefore: expect.any(Number),
    });
    expect(service().received).toEqual([]);
    await flip(false);
    await until(switchedOff, (off) => expect(off).toEqual([]));
    await run();
    await run();
    expect(service().received).toHaveLength(1);
    queue.close();
  });
});

it("the day's spending switches off what costs most, alerts operators, and leaves their own switches alone", async () => {
  const now = Date.now();
  const email = `operator.${randomUUID()}@example.com`;
  isPersonal(email);
  await writeAll({ [closedPaths.operator(randomUUID())]: { email, name: 'Ada', addedAt: Timestamp.now() } });
  const today = closedPaths.serviceDay(dayOf(now));
  const before = await stored(today);
  const spend = async (usd: number, at = now) => {
    await db()
      .doc(closedPaths.serviceDay(dayOf(at)))
      .set({ spentMicroUsd: usd * 1_000_000 }, { merge: true });
    process.env['DAILY_CEILING_USD'] = '10';
    await watchSpending(at).finally(() => Reflect.deleteProperty(process.env, 'DAILY_CEILING_USD'));
    return offNow();
  };
  expect(await spend(7.9)).toEqual([]);
  expect(await spend(8)).toEqual(['pictures', 'pushes']);
  const tell = () => deliverTask('alertOperators', { kind: 'ceiling', at: now });
  for (const _ of ['once', 'twice']) expect((await tell()).status).toBeLessThan(300);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("WhoKnows: the day's spending switched 2 things off");
  expect(mail?.text).toMatch(/Pictures and photos\nNotifications\n[\s\S]*\/operator\?tab=switches/);
  expect((await logOf('pictures')).at(-1)).toBe('switch-off system 8.00 / 10 USD');
  // once, however often it is looked
  expect(await spend(8.5)).toEqual(['pictures', 'pushes']);

  const flip = { by: 'operator', operatorId: 'ada', note: '', at: now } as const;
  await flipSwitches(() => [{ name: 'pictures', isOff: false }], flip);
  await flipSwitches(() => [{ name: 'circles', isOff: true }], flip);
  expect(await spend(9)).toEqual(['guests', 'circles', 'pushes']);
  expect(await spend(10)).toEqual(['messages', 'sign-ups', 'guests', 'circles', 'replies', 'pushes']);
  // on the next day all is on again but what an operator switched off; without a ceiling, too
  const tomorrow = now + 24 * 3_600_000;
  expect(await spend(1, tomorrow)).toEqual(['circles']);
  expect(await spend(8, tomorrow)).toEqual(['circles', 'pictures', 'pushes']);
  await watchSpending(tomorrow);
  expect(await offNow()).toEqual(['circles']);
  await writeAll({ [today]: before ?? {} });
  await db()
    .doc(closedPaths.serviceDay(dayOf(tomorrow)))
    .delete();
});
