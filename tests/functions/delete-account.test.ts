import { randomUUID } from 'node:crypto';
import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, FUNCTIONS, PROJECT, stored, writeAll } from './support/backend.ts';
import { type Life, makeLife, remainsOf } from './support/lives.ts';
import { makeCreator, type Person, signUp } from './support/people.ts';
import { hasStorage, photoStatus } from './support/photos.ts';
import { call, called, send } from './support/requests.ts';
import { until } from './support/until.ts';

/** What a visitor's browser reads, through the rules. */
async function visitorReads(path: string): Promise<unknown[]> {
  const root = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const { status, body } = await send<{ error?: { status: string } }>(`${root}/${path}`, { method: 'GET' });
  return [status, body.error?.status];
}

const hasAuthUser = async (uid: string) => (await getAuth().getUsers([{ uid }])).users.length > 0;

/** Delivers a task as its queue does. */
const deliver = (data: object) =>
  send(`${FUNCTIONS}/eraseAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });

/** The same token, as it would be had its owner signed in some time before. */
function signedInEarlier(token: string, seconds: number): string {
  const [head, payload = '', ...rest] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const earlier = { ...claims, auth_time: claims.auth_time - seconds };
  return [head, Buffer.from(JSON.stringify(earlier)).toString('base64url'), ...rest].join('.');
}

/** A response and a message that were being submitted while the account went. */
async function comeLate(uid: string): Promise<string[]> {
  const [responseId, messageId] = [randomUUID(), randomUUID()];
  const late = {
    [paths.response(responseId)]: { ...makeResponse('know-me', { ownerId: uid }), createdAt: Timestamp.now() },
    [paths.responseTracking(responseId)]: { ownerId: uid, tracking: {} },
    [paths.message(messageId)]: { ...makeMessage({ recipientId: uid }), createdAt: Timestamp.now() },
    [paths.messageTracking(messageId)]: { recipientId: uid, tracking: {} },
  };
  await writeAll(late);
  return Object.keys(late);
}

const nameTyped = ({ profile }: Life) => ({ username: ` @${profile.username.toUpperCase()} ` });
const isForgotten = (uid: string) =>
  until(
    () => stored(paths.deletion(uid)),
    (note) => note === undefined,
  );

// each test waits for the task of its own account, so they wait side by side
describe.concurrent('deleting an account', () => {
  it('removes all of it and nothing of others, and what comes late goes, too', async () => {
    const [life, bystander] = await Promise.all([makeLife(), makeLife()]);
    expect(await remainsOf(life)).toEqual(life.documents);
    expect(await called('deleteAccount', nameTyped(life), life.token)).toEqual({});
    expect(await remainsOf(life)).toEqual([]);
    expect(await hasAuthUser(life.uid)).toBe(false);
    if (hasStorage) expect([await photoStatus(life.uid), await photoStatus(bystander.uid)]).toEqual([404, 200]);

    // like what never was
    for (const [path, never] of [
      [paths.profile(life.uid), paths.profile(randomUUID())],
      [paths.quiz(life.quizId), paths.quiz('zzzz2222')],
      [paths.quiz(life.privateQuizId), paths.quiz('zzzz2222')],
      [paths.response(life.responseId), paths.response(randomUUID())],
    ] as const) {
      expect(await visitorReads(path)).toEqual([404, 'NOT_FOUND']);
      expect(await visitorReads(never)).toEqual([404, 'NOT_FOUND']);
    }

    const late = await comeLate(life.uid);
    await isForgotten(life.uid);
    expect(await remainsOf({ ...life, documents: late })).toEqual([]);
    // by now every recount of what went has come, too
    const derived = [paths.quizInsights(life.quizId), paths.deletion(life.uid)];
    expect(await remainsOf({ ...life, documents: [...life.documents, ...derived] })).toEqual([]);
    expect(await remainsOf(bystander)).toEqual(bystander.documents);
    expect(await hasAuthUser(bystander.uid)).toBe(true);
  });

  it('covers every collection in which there is something of a person', () => {
    const shapes = COLLECTIONS.map(({ path }) =>
      path
        .split('/')
        .filter((_, n) => n % 2 === 0)
        .join('/'),
    );
    const erased = ['profiles', 'profiles/links', 'usernames', 'accounts', 'quizzes', 'quizzes/private', 'responses'];
    erased.push('responses/private', 'messages', 'messages/private', 'contactRequests');
    // the note itself goes last; the rest are digests of texts, and keyed hashes that nobody can tell a person by
    expect(new Set(shapes)).toEqual(new Set([...erased, 'deletions', 'translations', 'rateLimits']));
  });

  it('gives the username to whoever wants it next', async () => {
    const life = await makeLife();
    await called('deleteAccount', nameTyped(life), life.token);
    const { token } = await signUp();
    const { username } = await called('ensureProfile', { name: life.profile.username }, token);
    expect(username).toBe(life.profile.username);
    await isForgotten(life.uid);
    expect(await stored(paths.username(username))).toBeDefined();
  });

  it('makes the old token worth nothing', async () => {
    const life = await makeLife();
    await called('deleteAccount', nameTyped(life), life.token);
    const draft = makeDraft('know-me');
    const attempts = await Promise.all([
      call('ensureProfile', { name: 'Back Again' }, life.token),
      call('saveQuiz', { draftId: randomUUID(), quizId: null, baseRevision: null, draft }, life.token),
      call('exportMyData', { part: 'account', after: null }, life.token),
    ]);
    // 404 where the backend takes the token of an account that is gone: there is no profile to make a quiz for
    for (const { status } of attempts) expect([401, 404]).toContain(status);
    await isForgotten(life.uid);
    expect(await remainsOf(life)).toEqual([]);
  });

  it('takes hundreds of responses page by page', async () => {
    const creator = await makeCreator();
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const response = { ...makeResponse('know-me', { ownerId: creator.uid }), createdAt: Timestamp.now() };
    const tracking = { ownerId: creator.uid, tracking: {} };
    const documents = ids.flatMap((id) => [
      [paths.response(id), response],
      [paths.responseTracking(id), tracking],
    ]);
    await writeAll(Object.fromEntries(documents));
    await called('deleteAccount', { username: creator.profile.username }, creator.token);
    const all = ids.flatMap((id) => [db().doc(paths.response(id)), db().doc(paths.responseTracking(id))]);
    expect((await db().getAll(...all)).filter(({ exists }) => exists)).toEqual([]);
  });

  it('may be asked for several times at once', async () => {
    const life = await makeLife();
    const replies = await Promise.all([1, 2, 3].map(() => call('deleteAccount', nameTyped(life), life.token)));
    // who comes after the Auth account has gone may be told so
    expect(replies.map(({ status }) => status)).toContain(200);
    for (const { status } of replies) expect([200, 401]).toContain(status);
    expect(await remainsOf(life)).toEqual([]);
  });

  it('is gone on with where it broke off, when it is asked for again', async () => {
    const life = await makeLife();
    // the profile goes first, so it is gone wherever an earlier call ended
    await db().doc(paths.profile(life.uid)).delete();
    await db().doc(paths.quizKey(life.quizId)).delete();
    await db().doc(paths.response(life.responseId)).delete();
    await called('deleteAccount', { username: null }, life.token);
    // what lay below a document that went by itself goes by its trigger
    await until(
      () => remainsOf(life),
      (remains) => expect(remains).toEqual([]),
    );
    expect(await hasAuthUser(life.uid)).toBe(false);
  });

  it('is finished without the person once it was asked for, and not otherwise', async () => {
    const [asked, other] = await Promise.all([makeLife(), makeLife()]);
    await db().doc(paths.deletion(asked.uid)).set({ requestedAt: Timestamp.now() });
    for (const { uid } of [asked, other]) expect((await deliver({ uid, notBefore: 0 })).status).toBeLessThan(300);
    expect(await remainsOf(asked)).toEqual([]);
    expect(await hasAuthUser(asked.uid)).toBe(false);
    expect(await stored(paths.deletion(asked.uid))).toBeUndefined();
    expect(await remainsOf(other)).toEqual(other.documents);
    expect(await hasAuthUser(other.uid)).toBe(true);
    // again, when all is gone
    expect((await deliver({ uid: asked.uid, notBefore: 0 })).status).toBeLessThan(300);
  });

  it('leaves what was written from an address that nobody has proved', async () => {
    const life = await makeLife();
    await getAuth().updateUser(life.uid, { emailVerified: false });
    await called('deleteAccount', nameTyped(life), life.token);
    expect(await remainsOf(life)).toEqual([paths.contactRequest(life.contactRequestId)]);
  });

  it('works for somebody who never got a profile', async () => {
    const { uid, token } = await signUp();
    await called('deleteAccount', { username: null }, token);
    expect(await hasAuthUser(uid)).toBe(false);
  });
});

describe('is refused', () => {
  const refused = async (person: Person, data: unknown, token: string | undefined = person.token) => {
    const { status, body } = await call('deleteAccount', data, token);
    // whoever is refused loses nothing
    expect(await stored(paths.profile(person.uid))).toBeDefined();
    expect(await stored(paths.deletion(person.uid))).toBeUndefined();
    return [status, body.error?.details];
  };

  it.each([
    ['another name', 'somebodyelse'],
    ['no name', null],
    ['a part of it', 'c'],
    ['nothing', ''],
  ])('with %s typed', async (_, username) => {
    const creator = await makeCreator();
    expect(await refused(creator, { username })).toMatchObject([
      400,
      { code: 'invalid-input', fields: { username: 'invalid' } },
    ]);
  });

  // the default backend takes only tokens that it gave out itself; the handler's own test is there for it
  it.skipIf(!process.env['OFFICIAL_SUITE'])('to somebody who signed in too long ago', async () => {
    const creator = await makeCreator();
    const data = { username: creator.profile.username };
    expect(await refused(creator, data, signedInEarlier(creator.token, RECENT_SIGN_IN_S + 1))).toMatchObject([
      401,
      { code: 'recent-sign-in-required' },
    ]);
    await called('deleteAccount', data, signedInEarlier(creator.token, RECENT_SIGN_IN_S - 60));
  });

  it('to somebody who is not signed in', async () => {
    const creator = await makeCreator();
    const { status } = await call('deleteAccount', { username: creator.profile.username });
    expect(status).toBe(401);
    expect(await stored(paths.profile(creator.uid))).toBeDefined();
  });
});
