import { paths } from '@domain/paths.ts';
import { portraitOf } from '@domain/profiles/face.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { portraitAddress } from '@domain/profiles/portrait-address.ts';
import { NIGHT } from '@domain/push/quiet-hours.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { boardIn } from './support/boards.ts';
import { writeAs } from './support/browser-write.ts';
import { patch } from './support/documents.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { makeCreator, makeProfileOf, makePublished, saveNew, signUp, someUsername } from './support/people.ts';
import { call, called, posted, problemOf } from './support/requests.ts';
import { untilEqual } from './support/until.ts';
import { crowdOf } from './support/users.ts';

describe('without names', () => {
  it('nothing from the sign-in service becomes public', async () => {
    const { uid, token } = await signUp('Emma Dupont', 'emma.dupont.2009@example.com');
    for (const data of [{}, { phone: '070 1234567' }, { name: 'Emma' }, { username: someUsername() }])
      expect(await called('ensureProfile', data, token)).toBeNull();
    expect(await stored(paths.profile(uid))).toBeUndefined();
    expect(await stored(paths.account(uid))).toBeUndefined();
    const { empty } = await db().collection(paths.usernames).where('uid', '==', uid).get();
    expect(empty).toBe(true);
  });
});

describe('the first call with names and an age', () => {
  it('creates profile, username, links and account', async () => {
    const person = await signUp('Another Name');
    const username = someUsername();
    const chosen = { name: ' Ingrid Blomkvist ', username, phone: '+46 70 123 45 67' };
    const profile = await makeProfileOf(person, chosen);
    expect(profile).toMatchObject({
      uid: person.uid,
      username,
      name: 'Ingrid Blomkvist',
      photoURL: portraitAddress(portraitOf('Ingrid Blomkvist')),
      bio: '',
      acceptsMessages: true,
    });
    const { uid: _, createdAt, ...rest } = profile;
    const kept = { ...rest, createdAt: Timestamp.fromMillis(createdAt) };
    expect(await stored(paths.profile(person.uid))).toEqual(kept);
    const { username: __, ...card } = kept;
    expect(await stored(paths.username(username))).toEqual({ uid: person.uid, ...card });
    expect(await stored(paths.account(person.uid))).toEqual({
      email: person.email,
      phone: '+46 70 123 45 67',
      createdAt: Timestamp.fromMillis(createdAt),
      adultAt: Timestamp.fromMillis(createdAt),
      inbox: { messages: 0, unread: 0 },
    });
    for (const type of LINK_TYPES) {
      expect(await stored(paths.link(person.uid, type))).toEqual({ link_slug: LINK_SLUG[type], username });
    }
  });
});

describe('further calls', () => {
  it('return the same profile, also ten in parallel', { tags: 'official' }, async () => {
    const { uid, token } = await signUp();
    const profiles = await Promise.all(
      Array.from({ length: crowdOf(10) }, () =>
        makeProfileOf({ token }, { name: 'Once Only', username: someUsername() }),
      ),
    );
    expect(new Set(profiles.map(({ username }) => username)).size).toBe(1);
    expect((await db().collection('usernames').where('uid', '==', uid).get()).size).toBe(1);
    const later = await called(
      'ensureProfile',
      { name: 'Another Name', username: someUsername(), ageGroup: '18+' },
      token,
    );
    expect(later).toEqual(profiles[0]);
  });

  const crowd = crowdOf(20);
  it(`of ${crowd} people who want one username in parallel: one gets it, and the others get nothing`, {
    tags: 'official',
  }, async () => {
    const chosen = { name: 'All Alike', username: someUsername(), ageGroup: '18+' } as const;
    const people = await Promise.all(Array.from({ length: crowd }, () => signUp()));
    const replies = await Promise.all(people.map(({ token }) => call('ensureProfile', chosen, token)));
    const refused = replies.flatMap(({ body }) => (body.error ? [body.error.details] : []));
    expect(refused).toHaveLength(crowd - 1);
    for (const error of refused) expect(error).toMatchObject({ code: 'conflict', fields: { username: 'taken' } });
    const first = people[replies.findIndex(({ body }) => body.result)];
    expect(await stored(paths.username(chosen.username))).toMatchObject({ uid: first?.uid });
    const profiles = await db().getAll(...people.map(({ uid }) => db().doc(paths.profile(uid))));
    expect(profiles.filter(({ exists }) => exists).map(({ id }) => id)).toEqual([first?.uid]);
    // and another one suits who came second
    const second = people.find((person) => person !== first);
    const other = { ...chosen, username: someUsername() };
    expect(await called('ensureProfile', other, second?.token ?? '')).toMatchObject({ username: other.username });
  });

  it('recreate a profile that was deleted, with the remaining settings and counts', async () => {
    const { uid, token, email } = await signUp();
    const chosen = { name: 'Comes Back', username: someUsername() };
    const input = { ...chosen, ageGroup: '18+' } as const;
    await called('ensureProfile', { ...input, phone: '070 1234567' }, token);
    const left = { hiddenWords: ['idiot'], inbox: { messages: 3, unread: 1 } };
    await patch(paths.account(uid), left);
    await db().doc(paths.profile(uid)).delete();
    // the username is theirs still
    expect(await called('ensureProfile', input, token)).toMatchObject(chosen);
    expect(await stored(paths.account(uid))).toMatchObject({ email, phone: '070 1234567', ...left });
    expect(await stored(paths.link(uid, 'truth'))).toMatchObject({ username: chosen.username });
  });
});

describe('is refused', () => {
  it('to somebody who is not signed in', async () => {
    const { status, body } = await call('ensureProfile', {});
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ status: 'UNAUTHENTICATED', details: { code: 'unauthenticated' } });
  });

  it.each([
    ['a name that nobody can see', { name: '\u200b\u2060' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['a name that turns the sentence it stands in', { name: '\u202eayaM' }, 'name'],
    ['a username that would pass for us', { username: 'wh0knowsteam' }, 'username'],
    ['names and no age', { name: 'Maya', username: 'mayalind' }, 'ageGroup'],
    ['an age that has no account', { ageGroup: 'under' }, 'ageGroup'],
    ['a long telephone number', { phone: '1'.repeat(33) }, 'phone'],
    ['nothing', null, ''],
  ])('with %s', async (_, data, field) => {
    const { token } = await signUp();
    const { status, body } = await call('ensureProfile', data, token);
    expect(status).toBe(400);
    expect(body.error?.details?.code).toBe('invalid-input');
    expect(body.error?.details?.fields).toHaveProperty([field]);
  });
});

const POSING = 'ᎳհоKnows Support';

it('nobody can create a profile under a name that impersonates the app', async () => {
  const { token, uid } = await signUp();
  const { body } = await call('ensureProfile', { name: POSING, username: someUsername(), ageGroup: '18+' }, token);
  expect(body.error?.details).toMatchObject({ code: 'invalid-input', fields: { name: 'taken' } });
  expect(await stored(paths.profile(uid))).toBeUndefined();
});

it('a name written past the app is reverted, and never copied', async () => {
  const creator = await makeCreator('Ada');
  const { uid, profile } = creator;
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const name = async (path: string) => (await stored(path))?.['name'];
  await writeAs(creator, { path: paths.profile(uid), fields: { name: POSING } });
  await untilEqual(() => name(paths.profile(uid)), 'Ada');
  await writeAs(creator, { path: paths.profile(uid), fields: { bio: 'Hello' } });
  await untilEqual(async () => (await stored(paths.username(profile.username)))?.['bio'], 'Hello');
  expect(await name(paths.username(profile.username))).toBe('Ada');
  expect((await stored(paths.quiz(quizId)))?.['owner']).toMatchObject({ name: 'Ada' });
});

it('a player’s name that impersonates the app is hidden on results and the scoreboard', async () => {
  const { quizId } = await makePublished();
  const input = answersTo(quizId, { wasToldOfBoard: true });
  const { id } = await posted('responses', { ...input, responderName: 'WhoKnows Team' });
  expect(await stored(paths.response(id))).toMatchObject({ isNameHidden: true });
  expect((await boardIn(quizId))?.entries.map(({ name }) => name)).toEqual([null]);
});

const SPICY = makeDraft('never-have-i-ever', { category: 'spicy' });
const YEAR_MS = 365.25 * 24 * 3_600_000;

it.each([
  ['13-15', 5],
  ['16-17', 2],
] as const)(
  'somebody who is %s gets nothing spicy and quiet hours at night, until they are an adult',
  async (ageGroup, years) => {
    const person = await signUp();
    const { createdAt } = await makeProfileOf(person, { name: 'Robin', username: someUsername(), ageGroup });
    const account = (await stored(paths.account(person.uid))) as { createdAt: Timestamp; adultAt: Timestamp };
    // the answer itself is kept nowhere
    expect(JSON.stringify(account)).not.toContain(ageGroup);
    expect(account.adultAt.toMillis()).toBe(createdAt + years * YEAR_MS);
    const input = savedAs(SPICY);
    expect(await problemOf(call('saveQuiz', input, person.token))).toEqual([403, 'age-required']);
    const { id } = await called('saveDevice', makeDeviceInput(), person.token);
    expect(await stored(paths.device(id))).toMatchObject({ quietHours: NIGHT });
    const { items } = await called('exportMyData', { part: 'account', after: null }, person.token);
    expect(items[0]).toMatchObject({ account: { adultAt: expect.any(String) } });

    await patch(paths.account(person.uid), { adultAt: account.createdAt });
    expect(await saveNew(person, SPICY)).toMatchObject({ revision: 1 });
    const next = await called('saveDevice', makeDeviceInput(), person.token);
    expect(await stored(paths.device(next.id))).toMatchObject({ quietHours: null });
  },
);
