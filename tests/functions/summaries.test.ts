import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { forEachSubscriber } from '../../functions/src/db/summaries.ts';
import { WEEK_MS, weekEndBefore } from '../../functions/src/services/summaries/week.ts';
import { db, FUNCTIONS, stored, writeAll } from './support/backend.ts';
import { deliverTask, runSchedule } from './support/deliver.ts';
import { patch } from './support/documents.ts';
import { headerOf, mailsTo } from './support/mails.ts';
import { type Creator, changeEmail, makeCreator } from './support/people.ts';
import { called } from './support/requests.ts';
import { until } from './support/until.ts';

/** The week that ends next: nothing of it is late, and what happens now is in it. */
const THIS_WEEK = weekEndBefore(Date.now()) + WEEK_MS;

const HOUR_MS = 3_600_000;

/** Delivers a task as its queue does. */
const deliver = (uid: string, weekEnd = THIS_WEEK, notAfter = Date.now() + HOUR_MS) =>
  deliverSummary({ uid, weekEnd, notAfter });
const deliverSummary = (data: object) => deliverTask('sendSummary', data);

const choose = ({ uid }: Creator, weeklySummary: string | null) => patch(paths.account(uid), { weeklySummary });
const verify = async ({ uid }: Creator, emailVerified = true) => {
  db();
  await getAuth().updateUser(uid, { emailVerified });
};

/** Stores plays and messages past the screens. */
async function happen({ uid }: Creator, at: number, plays: number[], messages: number): Promise<void> {
  const createdAt = Timestamp.fromMillis(at);
  const made = [
    ...plays.map((percentage) => [
      paths.response(randomUUID()),
      { ...makeResponse('know-me', { ownerId: uid, percentage }), createdAt },
    ]),
    ...Array.from({ length: messages }, () => [
      paths.message(randomUUID()),
      { ...makeMessage({ recipientId: uid }), createdAt, readAt: null },
    ]),
  ];
  await writeAll(Object.fromEntries(made));
}

/** Somebody who switched the summary on, and to whom something happened. */
async function makeSubscriber(language = 'en'): Promise<Creator> {
  const creator = await makeCreator();
  await Promise.all([verify(creator), choose(creator, language), happen(creator, Date.now(), [40, 80], 1)]);
  return creator;
}
const oneClickOf = async ({ email }: Creator) => {
  const [mail] = await mailsTo(email);
  return new URL(headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '').pathname;
};
const unsubscribe = (path: string, init: RequestInit = {}) =>
  fetch(`${FUNCTIONS}/unsubscribe${path}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
    ...init,
  });
const choiceOf = async ({ uid }: Creator) => (await stored(paths.account(uid)))?.['weeklySummary'];

describe.concurrent('the weekly summary', () => {
  it('says what happened, once a week, and stops after one click', async () => {
    const creator = await makeSubscriber('fr');
    // of other weeks
    await happen(creator, THIS_WEEK - WEEK_MS - 1, [0, 0], 5);
    await happen(creator, THIS_WEEK, [0], 5);
    await Promise.all([deliver(creator.uid), deliver(creator.uid)]);
    expect((await deliver(creator.uid)).status).toBeLessThan(300);
    const mails = await mailsTo(creator.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ta semaine\u00a0: 2 parties et 1 nouveau message']);
    const [mail] = mails;
    expect(mail?.text).toContain('En moyenne, ils avaient 60\u00a0% de bonnes réponses.');
    // nothing of the account but its address
    expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${creator.uid}|${creator.profile.username}`));

    const { items } = await called('exportMyData', { part: 'account', after: null }, creator.token);
    expect(items[0]).toMatchObject({ account: { weeklySummary: 'fr', summarySentFor: expect.any(String) } });

    const path = await oneClickOf(creator);
    const answer = await unsubscribe(path);
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(await choiceOf(creator)).toBeNull();
    expect((await unsubscribe(path)).status).toBe(200);
    await deliver(creator.uid, THIS_WEEK + WEEK_MS);
    expect(await mailsTo(creator.email)).toHaveLength(1);
  });

  it('goes to the address that they have changed to, and stops there', async () => {
    const creator = await makeSubscriber();
    const changed = await changeEmail(creator, `new.${creator.email}`);
    const { email, token } = changed;
    await deliver(creator.uid);
    expect([await mailsTo(creator.email), await mailsTo(email)].map(({ length }) => length)).toEqual([0, 1]);
    const { items } = await called('exportMyData', { part: 'account', after: null }, token);
    expect(items[0]).toMatchObject({ signIn: { email } });
    await unsubscribe(await oneClickOf(changed));
    expect(await choiceOf(creator)).toBeNull();
  });

  it('is sent once, however often it is switched off and on again', async () => {
    const creator = await makeSubscriber();
    for (const language of ['en', 'fr', 'en']) {
      await choose(creator, null);
      await choose(creator, language);
      await deliver(creator.uid);
    }
    expect(await mailsTo(creator.email)).toHaveLength(1);
    // and again in the next week
    await happen(creator, THIS_WEEK, [100], 0);
    await deliver(creator.uid, THIS_WEEK + WEEK_MS);
    expect((await mailsTo(creator.email)).map(({ subject }) => subject)).toEqual([
      'Your week: 2 plays and 1 new message',
      'Your week: 1 play',
    ]);
  });

  it.each<[string, (creator: Creator) => Promise<unknown>]>([
    ['who never asked for it', async ({ uid }) => patch(paths.account(uid), { weeklySummary: null })],
    ['whose address is not proved any more', (creator) => verify(creator, false)],
    ['whose account is disabled', ({ uid }) => getAuth().updateUser(uid, { disabled: true })],
    ['who is leaving', ({ uid }) => db().doc(paths.deletion(uid)).set({ requestedAt: Timestamp.now() })],
    ['who has left', ({ token, profile }) => called('deleteAccount', { username: profile.username }, token)],
  ])('is not sent to somebody %s', async (_, change) => {
    const creator = await makeSubscriber();
    await change(creator);
    expect((await deliver(creator.uid)).status).toBeLessThan(300);
    expect(await mailsTo(creator.email)).toEqual([]);
  });

  it('is not sent when nothing happened, or when it is too late', async () => {
    const quiet = await makeCreator();
    await Promise.all([verify(quiet), choose(quiet, 'en')]);
    await deliver(quiet.uid);
    expect(await mailsTo(quiet.email)).toEqual([]);
    const late = await makeSubscriber();
    await deliver(late.uid, THIS_WEEK, Date.now() - 1);
    expect(await mailsTo(late.email)).toEqual([]);
  });
});

it('is queued for all subscribers, going on after the last where time ends, and once for each run', async () => {
  const weekEnd = weekEndBefore(Date.now());
  const [wantsNot, ...wanting] = await Promise.all([makeSubscriber(), makeSubscriber(), makeSubscriber()]);
  const [early, late] = wanting.sort((one, other) => (one.uid < other.uid ? -1 : 1)) as [Creator, Creator];
  await Promise.all([early, late, wantsNot].map((creator) => happen(creator, weekEnd - 1000, [50], 0)));
  await choose(wantsNot, null);
  // more than a page, of people who have no address
  const others = Array.from({ length: 230 }, () => paths.account(`subscriber-${randomUUID()}`));
  await writeAll(Object.fromEntries(others.map((path) => [path, { email: null, weeklySummary: 'fr' }])));
  const found: string[] = [];
  const add = async (uid: string) => void found.push(paths.account(uid));
  const noTime = AbortSignal.abort('enough');
  const first = await forEachSubscriber(null, add, noTime);
  expect(paths.account(String(first))).toBe(found.at(-1));
  const stopped = found.length;
  for (let last = first; last !== null; ) last = await forEachSubscriber(last, add, noTime);
  expect(stopped).toBeLessThan(found.length);
  expect(found).toEqual(expect.arrayContaining([...others, paths.account(early.uid), paths.account(late.uid)]));
  expect(found).not.toContain(paths.account(wantsNot.uid));
  expect(new Set(found).size).toBe(found.length);
  // none of them has news, and the queue is slow on purpose
  await writeAll(Object.fromEntries(others.map((path) => [path, { email: null, weeklySummary: null }])));
  const hasOne = (creator: Creator) =>
    until(
      () => mailsTo(creator.email),
      (mails) => expect(mails).toHaveLength(1),
    );
  const rest = { after: early.uid, weekEnd, notAfter: Date.now() + HOUR_MS };
  expect((await deliverSummary(rest)).status).toBeLessThan(300);
  await hasOne(late);
  expect(await mailsTo(early.email)).toEqual([]);
  for (let run = 0; run < 2; run++) expect((await runSchedule('weeklySummaries')).status).toBeLessThan(300);
  await hasOne(early);
  await hasOne(late);
  expect(await mailsTo(wantsNot.email)).toEqual([]);
});

describe.concurrent('unsubscribing', () => {
  it.each<[string, RequestInit]>([
    ['a form', {}],
    [
      'a form in parts',
      {
        body: (() => {
          const form = new FormData();
          form.set('List-Unsubscribe', 'One-Click');
          return form;
        })(),
      },
    ],
    ['no body', { body: null }],
  ])('works with %s', async (_, init) => {
    const creator = await makeSubscriber();
    await deliver(creator.uid);
    expect((await unsubscribe(await oneClickOf(creator), init)).status).toBe(200);
    expect(await choiceOf(creator)).toBeNull();
  });

  it('takes more than opening the link, which leads to a page that asks', async () => {
    const creator = await makeSubscriber();
    await deliver(creator.uid);
    const path = await oneClickOf(creator);
    for (const method of ['GET', 'HEAD']) {
      const answer = await unsubscribe(path, { method, body: null });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe#${path.split('/').at(-1)}`]);
    }
    expect(await choiceOf(creator)).toBe('en');
  });

  it('gets the same answer for an unknown token, and when the account is gone', async () => {
    const creator = await makeSubscriber();
    await deliver(creator.uid);
    const path = await oneClickOf(creator);
    await called('deleteAccount', { username: creator.profile.username }, creator.token);
    const answers = await Promise.all(
      [path, `/api/unsubscribe/${'x'.repeat(43)}`].map(async (one) => {
        const answer = await unsubscribe(one);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
  });
});
