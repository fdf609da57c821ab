import { paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { isValidUsername } from '@domain/profiles/username.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
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
    expect(await stored(paths.profile(person.uid))).toEqual({ ...rest, createdAt: Timestamp.fromMillis(createdAt) });
    expect(await stored(paths.username(profile.username))).toEqual({ uid: person.uid });
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

  it.each(['李小龍', 'admin', '😀', 'Ø'])('finds a valid username for %s', async (name) => {
    const { token } = await signUp();
    expect((await called('ensureProfile', { name }, token)).username).toSatisfy(isValidUsername);
  });
});

describe('more calls', () => {
  it('give the same profile, ten at once too', async () => {
    const { uid, token } = await signUp();
    const profiles = await Promise.all(
      Array.from({ length: 10 }, () => called('ensureProfile', { name: 'Once Only' }, token)),
    );
    expect(new Set(profiles.map(({ username }) => username)).size).toBe(1);
    expect((await db().collection('usernames').where('uid', '==', uid).get()).size).toBe(1);
    const later = await called('ensureProfile', { name: 'Another Name' }, token);
    expect(later).toEqual(profiles[0]);
  });

  it('of many people of one name find different usernames', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp('Same Name')));
    const profiles = await Promise.all(people.map(({ token }) => called('ensureProfile', {}, token)));
    expect(new Set(profiles.map(({ username }) => username)).size).toBe(6);
    for (const { uid, username } of profiles) expect(await stored(paths.username(username))).toEqual({ uid });
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
    // the emulators refuse the token, production finds no account behind it
    expect((await call('ensureProfile', {}, token)).status).toBe(401);
    expect(await stored(paths.profile(uid))).toBeUndefined();
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
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
