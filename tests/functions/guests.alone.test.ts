import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { GUEST_ANSWERS_MAX, GUEST_KEPT_S, GUEST_LIMIT, GUEST_QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { portraitOf } from '@domain/profiles/face.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { chargeTries } from '../../functions/src/db/rate-limits.ts';
import { senderOf } from '../../functions/src/services/client-ip.ts';
import { endGuests } from '../../functions/src/services/guests.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { counterOf } from '../../functions/src/services/rate-limits.ts';
import { db, signingKey, stored } from './support/backend.ts';
import { patch, storedMatches, storedWhen } from './support/documents.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { arrive, keepByEmail, makeCreator, makeGuest, makeProfileOf, saveNew, someUsername } from './support/people.ts';
import { call, called, post, posted, someAddress } from './support/requests.ts';
import { recordTasks } from './support/task-recorder.ts';

// what this process queues is only looked at
const queue = await recordTasks();
process.env['CLOUD_TASKS_EMULATOR_HOST'] = queue.host;
afterAll(() => queue.close());

const codeOf = async (...args: Parameters<typeof call>) => (await call(...args)).body.error?.details?.code;
const play = (quizId: string) => post('responses', answersTo(quizId));
const tell = (recipientId: string) =>
  posted('messages', messageTo(recipientId, { message: `A whisper ${randomUUID()}` }));
const endAt = async (uid: string) =>
  ((await stored(paths.account(uid)))?.['guestUntil'] as Timestamp | undefined)?.toMillis();
const setEnd = (uid: string, at: number) => patch(paths.account(uid), { guestUntil: Timestamp.fromMillis(at) });
const DAY_MS = 24 * 3_600_000;

describe('somebody without an account', () => {
  it('publishes under the name they played with, is not listed, and has a minor’s defaults', async () => {
    const person = await arrive();
    const [one, again] = await Promise.all([1, 2].map(() => called('ensureGuest', { name: 'Kim' }, person.token)));
    expect(one?.profile?.username).toMatch(/^kim\d{4}$/);
    expect(again?.profile).toEqual(one?.profile);
    const { quizId } = await saveNew(person, makeDraft('know-me'));
    expect((await play(quizId)).status).toBe(200);
    const account = await stored(paths.account(person.uid));
    expect(account).not.toHaveProperty('adultAt');
    expect(await endAt(person.uid)).toBeGreaterThan(Date.now() + (GUEST_KEPT_S - 600) * 1000);
    const list = await storedWhen(paths.listing(person.uid), (found) => found?.['open'] === 0);
    expect(list).toMatchObject({ quizzes: [], scores: { '2/2': 1 } });
    // their quizzes are for whoever has the link: no code is in what anybody may read
    expect((await play(quizId)).status).toBe(200);
    const counted = await stored(paths.listing(person.uid));
    expect(counted?.['scores']).toEqual({ '2/2': 2 });
    expect(JSON.stringify(counted)).not.toContain(quizId);
  });

  it('cannot have a name that is rude, ours, invisible or too long', async () => {
    const { token } = await arrive();
    for (const [name, problem] of [
      ['Fuck you', 'invalid'],
      ['WhoKnows Team', 'taken'],
      ['\u3164\u3164', 'invalid'],
      ['x'.repeat(21), 'too-long'],
    ]) {
      const { body } = await call('ensureGuest', { name }, token);
      expect(body.error?.details, name).toMatchObject({ code: 'invalid-input', fields: { name: problem } });
    }
  });

  it('can have three quizzes, all public and not spicy, and no ordinary account', async () => {
    const guest = await makeGuest();
    const save = (override: object = {}) =>
      codeOf('saveQuiz', savedAs({ ...makeDraft('know-me'), ...override }), guest.token);
    expect(await save({ isPublic: false, password: 'long-enough' })).toBe('account-required');
    expect(await save({ category: 'spicy' })).toBe('account-required');
    for (let count = 0; count < GUEST_QUIZZES_MAX; count++) expect(await save()).toBeUndefined();
    expect(await save()).toBe('limit-reached');
    const chosen = { name: 'Kim', username: someUsername(), ageGroup: '18+' };
    expect(await codeOf('changeUsername', { username: someUsername() }, guest.token)).toBe('account-required');
    expect(await codeOf('ensureProfile', chosen, (await arrive()).token)).toBe('account-required');
    // nothing is stored for guests who haven't signed in
    expect(await called('ensureProfile', chosen, guest.token)).toEqual(guest.profile);
    expect(await codeOf('ensureGuest', { name: 'Kim' }, (await makeCreator()).token)).toBe('forbidden');
  });

  it('gets at most a hundred answers to a quiz', async () => {
    const guest = await makeGuest();
    const { quizId } = await saveNew(guest, makeDraft('know-me'));
    await patch(paths.quiz(quizId), { scores: { '2/2': GUEST_ANSWERS_MAX - 1 } });
    expect((await play(quizId)).status).toBe(200);
    const refused = await play(quizId);
    expect(refused.body).toMatchObject({ ok: false, error: { code: 'quiz-closed' } });
  });

  it('is counted by network, which many share', async () => {
    const from = someAddress();
    const { token } = await arrive();
    const keys = createKeys(signingKey());
    const sender = senderOf({ headers: { 'x-forwarded-for': from }, socket: {} }, keys);
    const counter = counterOf(GUEST_LIMIT.sender, keys, 'guest', 'sender', sender);
    await chargeTries([[{ ...counter, amount: GUEST_LIMIT.sender.tries }]], Date.now());
    expect((await call('ensureGuest', { name: 'Kim' }, token, from)).status).toBe(429);
    expect((await call('ensureGuest', { name: 'Kim' }, token, someAddress())).status).toBe(200);
  });
});

describe('a guest who signs in', () => {
  it('keeps everything under the same URL, and has an ordinary account', async () => {
    const guest = await makeGuest();
    const { quizId } = await saveNew(guest, makeDraft('know-me'));
    await play(quizId);
    const kept = await keepByEmail(guest);
    expect(kept.uid).toBe(guest.uid);
    const { username } = guest.profile;
    const chosen = await makeProfileOf(kept, { name: 'Kim Nguyen', username, face: 'shy' });
    expect(await stored(paths.profile(kept.uid))).toMatchObject({ name: 'Kim Nguyen', photoURL: chosen.photoURL });
    expect(portraitOf('Kim Nguyen', chosen.photoURL)).toEqual({ ...portraitOf('Kim'), face: 'shy' });
    expect(await stored(paths.account(kept.uid))).toMatchObject({ email: kept.email, adultAt: expect.any(Timestamp) });
    expect(await endAt(kept.uid)).toBeUndefined();
    await storedMatches(paths.listing(kept.uid), { open: 1, quizzes: [{ id: quizId }], plays: { [quizId]: 1 } });
    const draft = { ...makeDraft('know-me'), isPublic: false, password: 'long-enough' };
    expect(await saveNew(kept, draft)).toMatchObject({ username });
  });
});

describe('an account taking over a guest', () => {
  it('gets their quizzes, answers, messages and links, and the guest is gone', async () => {
    const [guest, owner] = await Promise.all([makeGuest(), makeCreator()]);
    const { quizId } = await saveNew(guest, makeDraft('know-me'));
    const [played] = await Promise.all([play(quizId), tell(guest.uid)]);
    const trackingKey = trackingKeyOf(played.body.ok ? played.body.data : { id: '' });
    expect(await called('takeOverGuest', { pass: guest.pass }, owner.token)).toEqual({});
    expect(await called('takeOverGuest', { pass: guest.pass }, owner.token)).toEqual({});
    expect(await stored(paths.quiz(quizId))).toMatchObject({
      ownerId: owner.uid,
      owner: { username: owner.profile.username },
      scores: { '2/2': 1 },
    });
    const count = async (path: string, field: string) =>
      (await db().collection(path).where(field, '==', owner.uid).get()).size;
    expect(await count(paths.responses, 'ownerId')).toBe(1);
    expect(await stored(paths.responseTracking(trackingKey))).toMatchObject({ ownerId: owner.uid });
    expect(await count(paths.messages, 'recipientId')).toBe(1);
    expect(await stored(paths.account(owner.uid))).toMatchObject({ inbox: { messages: 1, unread: 1 } });
    expect(await stored(paths.listing(owner.uid))).toMatchObject({ quizzes: [{ id: quizId }], plays: { [quizId]: 1 } });
    // the guest's links lead on, until the account is renamed
    const { username } = guest.profile;
    expect(await stored(paths.username(username))).toEqual({ uid: owner.uid });
    expect((await stored(paths.quiz(quizId)))?.['formerUsername']).toBe(username);
    // who plays on is counted for the account
    expect((await play(quizId)).status).toBe(200);
    expect(await count(paths.responses, 'ownerId')).toBe(2);
    // once the guest is erased, the default backend refuses the token
    const { body } = await call('saveQuiz', savedAs(makeDraft('know-me')), guest.token);
    expect(['UNAUTHENTICATED', 'gone']).toContain(body.error?.details?.code ?? body.error?.status);
    expect(await stored(paths.deletion(guest.uid))).toBeDefined();
    await called('changeUsername', { username: someUsername() }, owner.token);
    expect(await stored(paths.username(username))).toBeUndefined();
    await storedWhen(paths.quiz(quizId), (quiz) => expect(quiz).not.toHaveProperty('formerUsername'));
  });

  it("cannot take over somebody else's guest, a suspended one, or a creator", async () => {
    const [guest, suspended, owner, other] = await Promise.all([
      makeGuest(),
      makeGuest(),
      makeCreator(),
      makeCreator(),
    ]);
    await db().doc(closedPaths.suspension(suspended.uid)).set({ marks: [] });
    await called('takeOverGuest', { pass: guest.pass }, owner.token);
    const [uid, ...signed] = guest.pass.split('.');
    const forged = `${other.uid}.${signed.join('.')}`;
    for (const pass of [guest.pass, suspended.pass, forged, `${uid}.zzzz.${signed[1]}`, '', 'x'])
      expect(await codeOf('takeOverGuest', { pass }, other.token)).toBe('not-found');
    expect(await codeOf('takeOverGuest', { pass: guest.pass }, (await arrive()).token)).toBe('account-required');
  });
});

describe('an inactive guest', () => {
  it('is erased, whatever others sent, unless they signed in meanwhile; a visit postpones it', async () => {
    const guests = await Promise.all([makeGuest(), makeGuest(), makeGuest(), makeGuest()]);
    const [gone, answered, back, known] = guests;
    await keepByEmail(known);
    const { quizId } = await saveNew(answered, makeDraft('know-me'));
    await Promise.all([play(quizId), tell(answered.uid)]);
    const past = Date.now() - DAY_MS;
    for (const { uid } of guests) await setEnd(uid, past);
    await called('ensureGuest', {}, back.token);
    await endGuests(Date.now(), new AbortController().signal);
    for (const { uid } of [gone, answered]) expect(await stored(paths.deletion(uid))).toBeDefined();
    for (const { uid } of [back, known]) {
      expect(await stored(paths.deletion(uid))).toBeUndefined();
      expect(await endAt(uid)).toBeGreaterThan(Date.now());
    }
  });
});
