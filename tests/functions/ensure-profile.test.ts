import { randomBytes } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { isValidUsername, usernameStem } from '@domain/profiles/username.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { crowdOf } from './support/crowd.ts';
import { signUp } from './support/people.ts';
import { call, called } from './support/requests.ts';

describe('the first call', () => {
  it('makes profile, username, links and account', async () => {
    const person = await signUp();
    const profile = await called(
      'ensureProfile',
      { name: ' Ingrid Blomkvist ', phone: '+46 70 123 45 67' },
      person.token,
    );
    expect(profile).toMatchObject({
      uid: person.uid,
      name: 'Ingrid Blomkvist',
      photoURL: null,
      bio: '',
      acceptsMessages: true,
      stats: { quizzes: 0, plays: 0, averagePercent: null },
    });
    const { uid: _, createdAt, ...rest } = profile;
    const kept = { ...rest, createdAt: Timestamp.fromMillis(createdAt) };
    expect(await stored(paths.profile(person.uid))).toEqual(kept);
    const { username: __, ...card } = kept;
    expect(await stored(paths.username(profile.username))).toEqual({ uid: person.uid, ...card });
    expect(await stored(paths.account(person.uid))).toEqual({
      email: person.email,
      phone: '+46 70 123 45 67',
      createdAt: Timestamp.fromMillis(createdAt),
      inbox: { messages: 0, unread: 0 },
    });
    for (const type of LINK_TYPES) {
      expect(await stored(paths.link(person.uid, type))).toEqual({
        link_slug: LINK_SLUG[type],
        username: profile.username,
      });
    }
  });

  it.each([
    ['the given name', 'Given Name', 'Account Name', 'Given Name'],
    ["the account's name", undefined, 'Account Name', 'Account Name'],
    ['what of a name can be seen', undefined, '\u202e\u200fAccount Name', 'Account Name'],
    ['the start of the address for a name that nobody can see', undefined, '\u200b\u3164', /^hush\./],
    ['the start of the address', undefined, undefined, /^hush\./],
  ])('takes %s', async (_, given, ofAccount, name) => {
    const { token } = await signUp(ofAccount);
    expect((await called('ensureProfile', { name: given }, token)).name).toMatch(name);
  });

  it('keeps a very long name of an account within its bounds and whole', async () => {
    const { token } = await signUp('👩‍🚀'.repeat(40));
    const { name } = await called('ensureProfile', {}, token);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).not.toMatch(/\p{Surrogate}/u);
  });

  it.each(['李小龍', 'admin', '😀', 'Ø', 'X', '404', 'محمد', 'דוד', '\u0301\u0302', 'Friend'.repeat(10)])(
    'finds a valid username for %s',
    async (name) => {
      const { token } = await signUp();
      expect((await called('ensureProfile', { name }, token)).username).toSatisfy(isValidUsername);
    },
  );
});

describe('more calls', () => {
  it('give the same profile, ten at once too', async () => {
    const { uid, token } = await signUp();
    const profiles = await Promise.all(
      Array.from({ length: crowdOf(10) }, () => called('ensureProfile', { name: 'Once Only' }, token)),
    );
    expect(new Set(profiles.map(({ username }) => username)).size).toBe(1);
    expect((await db().collection('usernames').where('uid', '==', uid).get()).size).toBe(1);
    const later = await called('ensureProfile', { name: 'Another Name' }, token);
    expect(later).toEqual(profiles[0]);
  });

  const crowd = crowdOf(100);
  it(`of ${crowd} people of one name, all at once, find ${crowd} usernames`, async () => {
    // the name is another one in each run, so that all want the one username that is free
    const name = `Same ${randomBytes(4).toString('hex')}`;
    const people = await Promise.all(Array.from({ length: crowd }, () => signUp(name)));
    const profiles = await Promise.all(people.map(({ token }) => called('ensureProfile', {}, token)));
    const usernames = profiles.map(({ username }) => username);
    expect(new Set(usernames).size).toBe(crowd);
    expect(usernames).toContain(usernameStem(name));
    const reserved = await db().getAll(...usernames.map((username) => db().doc(paths.username(username))));
    expect(reserved.map((document) => document.get('uid'))).toEqual(people.map(({ uid }) => uid));
    // what else was tried is nobody's
    const all = db()
      .collection(paths.usernames)
      .where(
        'uid',
        'in',
        people.slice(0, 20).map(({ uid }) => uid),
      );
    expect((await all.get()).size).toBe(Math.min(crowd, 20));
  });

  it('make a profile that was removed again, with the settings and counts that were left', async () => {
    const { uid, token, email } = await signUp();
    const first = await called('ensureProfile', { name: 'Comes Back', phone: '070 1234567' }, token);
    const left = { hiddenWords: ['idiot'], inbox: { messages: 3, unread: 1 } };
    await db().doc(paths.account(uid)).update(left);
    await db().doc(paths.profile(uid)).delete();
    const second = await called('ensureProfile', { name: 'Comes Back' }, token);
    expect(second.username).toSatisfy(isValidUsername);
    expect(second.username).not.toBe(first.username);
    expect(await stored(paths.account(uid))).toMatchObject({ email, phone: '070 1234567', ...left });
    expect(await stored(paths.link(uid, 'truth'))).toMatchObject({ username: second.username });
  });
});

describe('is refused', () => {
  it('to somebody who is not signed in', async () => {
    const { status, body } = await call('ensureProfile', {});
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ status: 'UNAUTHENTICATED', details: { code: 'unauthenticated' } });
  });

  it('to an account that has been deleted', async () => {
    const { uid, token } = await signUp();
    db();
    await getAuth().deleteUser(uid);
    const { body } = await call('ensureProfile', {}, token);
    // the default backend refuses the token, production finds no account behind it
    expect(['UNAUTHENTICATED', 'gone']).toContain(body.error?.details?.code ?? body.error?.status);
    expect(await stored(paths.profile(uid))).toBeUndefined();
  });

  it('to an account that is being deleted', async () => {
    const { uid, token } = await signUp();
    await db().doc(paths.deletion(uid)).set({ requestedAt: Timestamp.now() });
    const { body } = await call('ensureProfile', {}, token);
    expect(body.error?.details?.code).toBe('gone');
    expect(await stored(paths.profile(uid))).toBeUndefined();
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name that nobody can see', { name: '\u200b\u2060' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['a name of another type', { name: 7 }, 'name'],
    ['half a character', { name: 'Maya \ud83d' }, 'name'],
    ['a long telephone number', { phone: '1'.repeat(33) }, 'phone'],
    ['no object', 'text', ''],
    ['nothing', null, ''],
  ])('with %s', async (_, data, field) => {
    const { token } = await signUp();
    const { status, body } = await call('ensureProfile', data, token);
    expect(status).toBe(400);
    expect(body.error?.details?.code).toBe('invalid-input');
    expect(body.error?.details?.fields).toHaveProperty([field]);
  });
});
