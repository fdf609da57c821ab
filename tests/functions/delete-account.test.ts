import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { ERASE_LAST_S, RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { NOBODYS } from '@domain/retention.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { eraseUntil } from '../../functions/src/services/erasure.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { usernameOf } from '../../functions/src/services/names.ts';
import { type Life, makeLife, remainsOf } from './support/accounts.ts';
import { db, signingKey, stored, writeAll } from './support/backend.ts';
import { deliverTask } from './support/deliver.ts';
import { patch, storedWhen } from './support/documents.ts';
import { savedAs } from './support/inputs.ts';
import { makeCreator, type Person, signUp, someUsername } from './support/people.ts';
import { hasStorage, photoStatus, uploadPhoto } from './support/photos.ts';
import { call, called, readOverRest } from './support/requests.ts';
import { until, untilEqual } from './support/until.ts';

const hasAuthUser = async (uid: string) => (await getAuth().getUsers([{ uid }])).users.length > 0;

const deliver = (data: object) => deliverTask('eraseAccount', data);

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
/** A path's collections, without the ids between them. */
const shapeOf = (path: string) =>
  path
    .split('/')
    .filter((_, n) => n % 2 === 0)
    .join('/');

/** On a busy machine the answer comes first, and a task does the rest. */
async function isGone(life: Life, left: string[] = []): Promise<void> {
  await untilEqual(() => remainsOf(life), left);
  await untilEqual(() => hasAuthUser(life.uid), false);
}

/** Waits until the task has erased all there is. */
const isErased = (uid: string) =>
  storedWhen(paths.deletion(uid), (note) =>
    expect(note).toEqual({ requestedAt: expect.any(Timestamp), erasedAt: expect.any(Timestamp) }),
  );

/** As if an account had been erased some time ago. */
const erasedEarlier = async (uid: string, seconds: number) => {
  const at = Timestamp.fromMillis(Date.now() - seconds * 1000);
  await db().doc(paths.deletion(uid)).set({ requestedAt: at, erasedAt: at });
};

// each test waits for the task of its own account, so they wait side by side
describe.concurrent('deleting an account', () => {
  it('erases all of it and nothing of others, including what arrives late', async () => {
    const [life, bystander] = await Promise.all([makeLife(), makeLife()]);
    expect(await remainsOf(life)).toEqual(life.documents);
    // nothing that holds personal data is left out
    const shapes = new Set([...life.documents, paths.listing(life.uid)].map(shapeOf));
    const ofPeople = COLLECTIONS.map(({ path }) => path).filter((path) => !NOBODYS.has(path));
    expect(shapes).toEqual(new Set(ofPeople.map(shapeOf)));
    await called('deleteAccount', nameTyped(life), life.token);
    await isGone(life);
    if (hasStorage) {
      const photos = [life, bystander].map(({ uid }) => photoStatus(uid, 'owner'));
      expect(await Promise.all(photos)).toEqual([404, 200]);
    }

    // like what never was
    for (const [path, never] of [
      [paths.profile(life.uid), paths.profile(randomUUID())],
      [paths.quiz(life.quizId), paths.quiz('zzzz2222')],
      [paths.quiz(life.privateQuizId), paths.quiz('zzzz2222')],
      [paths.response(life.responseId), paths.response(randomUUID())],
    ] as const) {
      expect(await readOverRest(path)).toEqual([404, 'NOT_FOUND']);
      expect(await readOverRest(never)).toEqual([404, 'NOT_FOUND']);
    }

    const late = await comeLate(life.uid);
    await isErased(life.uid);
    expect(await remainsOf({ ...life, documents: late })).toEqual([]);
    // by now every recount of what went has come, too
    const derived = [paths.quizTally(life.quizId), paths.listing(life.uid)];
    expect(await remainsOf({ ...life, documents: [...life.documents, ...derived] })).toEqual([]);
    expect(await remainsOf(bystander)).toEqual(bystander.documents);
    expect(await hasAuthUser(bystander.uid)).toBe(true);
  });

  it('invalidates the old token, and reserves the username for a year, without storing whose it was', async () => {
    const { uid, token, profile } = await makeCreator();
    const { username } = profile;
    await called('deleteAccount', { username }, token);
    const draft = makeDraft('know-me');
    const attempts = await Promise.all([
      call('ensureProfile', { name: 'Back Again', username: someUsername(), ageGroup: '18+' }, token),
      call('saveQuiz', savedAs(draft), token),
      call('exportMyData', { part: 'account', after: null }, token),
    ]);
    // production takes the token for an hour, the default backend does not
    for (const { body } of attempts)
      expect(['UNAUTHENTICATED', 'gone']).toContain(body.error?.details?.code ?? body.error?.status);
    await isErased(uid);
    const next = await signUp();
    const { body } = await call('ensureProfile', { name: 'Wants It', username, ageGroup: '18+' }, next.token);
    expect(body.error?.details).toMatchObject({ code: 'conflict', fields: { username: 'taken' } });
    expect(await stored(paths.username(username))).toBeUndefined();
    const { key, holder } = usernameOf(username, uid, createKeys(signingKey()));
    expect(await stored(closedPaths.heldUsername(key))).toEqual({ holder, expiresAt: expect.any(Timestamp) });
  });

  it('deletes its responses page by page', { tags: 'night' }, async () => {
    const creator = await makeCreator();
    const ids = Array.from({ length: 120 }, () => randomUUID());
    const response = { ...makeResponse('know-me', { ownerId: creator.uid }), createdAt: Timestamp.now() };
    const tracking = { ownerId: creator.uid, tracking: {} };
    const documents = ids.flatMap((id) => [
      [paths.response(id), response],
      [paths.responseTracking(id), tracking],
    ]);
    await writeAll(Object.fromEntries(documents));
    // one that can't be read stops nothing
    await patch(paths.response(ids[0] ?? ''), { createdAt: FieldValue.delete() });
    await called('deleteAccount', { username: creator.profile.username }, creator.token);
    const all = ids.flatMap((id) => [db().doc(paths.response(id)), db().doc(paths.responseTracking(id))]);
    // on a busy machine the task takes the last of them
    await until(
      () => db().getAll(...all),
      (found) => expect(found.filter(({ exists }) => exists)).toEqual([]),
    );
  });

  it('can be requested several times in parallel', { tags: 'night' }, async () => {
    const life = await makeLife();
    const replies = await Promise.all([1, 2, 3].map(() => call('deleteAccount', nameTyped(life), life.token)));
    // calls after the Auth account has gone may be refused
    expect(replies.map(({ status }) => status)).toContain(200);
    for (const { status } of replies) expect([200, 401, 404]).toContain(status);
    await isGone(life);
  });

  it('resumes where it stopped when it is requested again', async () => {
    const life = await makeLife();
    // the profile goes first, so it is gone wherever an earlier call ended
    await db().doc(paths.profile(life.uid)).delete();
    await db().doc(paths.quizKey(life.quizId)).delete();
    // a response and what is known of its sender go in one write, and leave a tombstone
    const { responseId } = life;
    const { trackedAs, createdAt } = (await stored(paths.response(responseId))) as {
      trackedAs: string;
      createdAt: Timestamp;
    };
    await db()
      .batch()
      .delete(db().doc(paths.response(responseId)))
      .delete(db().doc(paths.responseTracking(trackedAs)))
      .set(db().doc(closedPaths.receipt('response', responseId)), { expiresAt: Timestamp.now(), ended: [createdAt] })
      .commit();
    await called('deleteAccount', { username: null }, life.token);
    await isGone(life);
  });

  it('completes without the person once it was requested, and not otherwise', async () => {
    const [asked, other] = await Promise.all([makeLife(), makeLife()]);
    await db().doc(paths.deletion(asked.uid)).set({ requestedAt: Timestamp.now() });
    for (const { uid } of [asked, other]) expect((await deliver({ uid, notBefore: 0 })).status).toBeLessThan(300);
    expect(await remainsOf(asked)).toEqual([]);
    expect(await hasAuthUser(asked.uid)).toBe(false);
    expect(await stored(paths.deletion(asked.uid))).toMatchObject({ erasedAt: expect.any(Timestamp) });
    expect(await remainsOf(other)).toEqual(other.documents);
    expect(await hasAuthUser(other.uid)).toBe(true);
    // again, when all is gone: until the tokens have run out it is not forgotten
    expect((await deliver({ uid: asked.uid, notBefore: 0 })).status).toBeLessThan(300);
    expect(await stored(paths.deletion(asked.uid))).toBeDefined();
  });

  it('erases what a token wrote that outlived its account, and then forgets it', async () => {
    // a photo is there though its owner is not; uploaded before that, as the default backend knows whose tokens are dead
    const leavePhoto = async (erasedAgo: number) => {
      const person = await signUp();
      if (hasStorage) expect(await uploadPhoto(person)).toBe(200);
      await getAuth().deleteUser(person.uid);
      await erasedEarlier(person.uid, erasedAgo);
      expect((await deliver({ uid: person.uid, notBefore: 0 })).status).toBeLessThan(300);
      if (hasStorage) expect(await photoStatus(person.uid)).toBe(404);
      return stored(paths.deletion(person.uid));
    };
    expect(await leavePhoto(ERASE_LAST_S - 600)).toBeDefined();
    expect(await leavePhoto(ERASE_LAST_S)).toBeUndefined();
  });

  it('answers when time is up, with the public parts gone, and the task continues', async () => {
    const life = await makeLife();
    await db().doc(paths.deletion(life.uid)).set({ requestedAt: Timestamp.now() });
    expect(
      await eraseUntil(life.uid, { now: Date.now(), keys: createKeys(signingKey()), signal: AbortSignal.abort() }),
    ).toBe(false);
    const left = await remainsOf(life);
    expect(left).toEqual(expect.arrayContaining([paths.message(life.messageId), paths.account(life.uid)]));
    expect(left.filter((path) => /^(profiles|quizzes)/.test(path))).toEqual([]);
    expect(await hasAuthUser(life.uid)).toBe(true);
    await db().doc(closedPaths.suspension(life.uid)).delete();
    // the way in is still there, and leads nowhere
    const again = await Promise.all([
      call('ensureProfile', { name: 'Back Again', username: someUsername(), ageGroup: '18+' }, life.token),
      call('exportMyData', { part: 'messages', after: null }, life.token),
      call('saveQuiz', savedAs(makeDraft('know-me')), life.token),
    ]);
    for (const { body } of again) expect(body.error?.details?.code).toBe('gone');
    expect((await deliver({ uid: life.uid, notBefore: 0 })).status).toBeLessThan(300);
    expect(await remainsOf(life)).toEqual([]);
    expect(await hasAuthUser(life.uid)).toBe(false);
  });

  it('leaves contact requests from an email that was never confirmed', async () => {
    const life = await makeLife();
    await getAuth().updateUser(life.uid, { emailVerified: false });
    await called('deleteAccount', nameTyped(life), life.token);
    await isGone(life, [paths.contactRequest(life.contactRequestId)]);
  });

  it('works for somebody who never created a profile', async () => {
    const { uid, token } = await signUp();
    await called('deleteAccount', { username: null }, token);
    await untilEqual(() => hasAuthUser(uid), false);
  });
});

/** The same token, as it would be had its owner signed in some time before. */
function signedInEarlier(token: string, seconds: number): string {
  const [head, payload = '', ...rest] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const earlier = { ...claims, auth_time: claims.auth_time - seconds };
  return [head, Buffer.from(JSON.stringify(earlier)).toString('base64url'), ...rest].join('.');
}

describe('deleting an account is refused', () => {
  const refused = async (person: Person, data: unknown, token: string | undefined = person.token) => {
    const { status, body } = await call('deleteAccount', data, token);
    // a refused person loses nothing
    expect(await stored(paths.profile(person.uid))).toBeDefined();
    expect(await stored(paths.deletion(person.uid))).toBeUndefined();
    return [status, body.error?.details];
  };

  it.each([
    ['another name', 'somebodyelse'],
    ['no name', null],
    ['a part of it', 'c'],
    ['nothing', ''],
  ])('with %s as the confirmation', async (_, username) => {
    const creator = await makeCreator();
    expect(await refused(creator, { username })).toMatchObject([
      400,
      { code: 'invalid-input', fields: { username: 'invalid' } },
    ]);
  });

  // the default backend takes only tokens that it gave out itself; the handler's own test is there for it
  it.skipIf(!process.env['OFFICIAL_SUITE'])(
    'to somebody who signed in too long ago',
    { tags: 'official' },
    async () => {
      const creator = await makeCreator();
      const data = { username: creator.profile.username };
      expect(await refused(creator, data, signedInEarlier(creator.token, RECENT_SIGN_IN_S + 1))).toMatchObject([
        401,
        { code: 'recent-sign-in-required' },
      ]);
      await called('deleteAccount', data, signedInEarlier(creator.token, RECENT_SIGN_IN_S - 200));
    },
  );

  it('to somebody who is not signed in', async () => {
    const creator = await makeCreator();
    const { status } = await call('deleteAccount', { username: creator.profile.username });
    expect(status).toBe(401);
    expect(await stored(paths.profile(creator.uid))).toBeDefined();
  });
});
