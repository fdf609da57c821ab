import { closedPaths } from '@domain/closed-paths.ts';
import { USERNAME_HELD_S, USERNAME_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { LINK_TYPES } from '@domain/profiles/links.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createKeys } from '../../functions/src/services/keys.ts';
import { usernameOf } from '../../functions/src/services/names.ts';
import { db, signingKey, stored } from './support/backend.ts';
import { storedWhen } from './support/documents.ts';
import { type Creator, makeCreator, makePublished, signUp, someUsername } from './support/people.ts';
import { call, called, readOverRest } from './support/requests.ts';

const change = ({ token }: { token: string }, username: string) => call('changeUsername', { username }, token);
const codeOf = async (reply: Promise<{ body: { error?: { details?: { code: string } } } }>) =>
  (await reply).body.error?.details?.code;
const heldAs = ({ uid, profile }: Creator) => usernameOf(profile.username, uid, createKeys(signingKey()));

const isFree = async ({ token }: { token: string }, username: string) =>
  (await called('checkUsername', { username }, token)).isFree;

describe('looking up a username', () => {
  it('says whether somebody has it', async () => {
    const [creator, newcomer] = await Promise.all([makeCreator(), signUp()]);
    expect(await isFree(newcomer, someUsername())).toBe(true);
    expect(await isFree(newcomer, creator.profile.username)).toBe(false);
    expect(await isFree(creator, creator.profile.username)).toBe(true);
  });

  it('says of a former username that only its former owner can have it', async () => {
    const [creator, newcomer] = await Promise.all([makeCreator(), signUp()]);
    await called('changeUsername', { username: someUsername() }, creator.token);
    expect(await isFree(newcomer, creator.profile.username)).toBe(false);
    expect(await isFree(creator, creator.profile.username)).toBe(true);
  });
});

describe('changing a username', () => {
  it('changes it everywhere, and leaves nothing under the old one', async () => {
    const { creator, quizId } = await makePublished({ isPublic: false, password: 'hidden one' });
    const username = someUsername();
    expect(await called('changeUsername', { username }, creator.token)).toEqual({ username });
    const { uid, profile } = creator;
    const now = await stored(paths.profile(uid));
    expect(now).toMatchObject({ username, name: profile.name });
    const { username: _, ...card } = now ?? {};
    expect(await stored(paths.username(username))).toEqual({ uid, ...card });
    for (const type of LINK_TYPES) expect(await stored(paths.link(uid, type))).toMatchObject({ username });
    await storedWhen(paths.quiz(quizId), (quiz) => expect(quiz?.['owner']).toMatchObject({ username }));
    // like a name that nobody ever had
    expect(await readOverRest(paths.username(profile.username))).toEqual(
      await readOverRest(paths.username(someUsername())),
    );
  });

  it('reserves the old one for a year, without revealing whose it was', async () => {
    const [creator, other, newcomer] = await Promise.all([makeCreator(), makeCreator(), signUp()]);
    const { username } = creator.profile;
    const before = Date.now();
    await called('changeUsername', { username: someUsername() }, creator.token);
    expect(await codeOf(change(other, username))).toBe('conflict');
    expect(await codeOf(call('ensureProfile', { name: 'New Here', username, ageGroup: '18+' }, newcomer.token))).toBe(
      'conflict',
    );

    const { key, holder } = heldAs(creator);
    const held = await stored(closedPaths.heldUsername(key));
    expect(held).toEqual({ holder, expiresAt: expect.any(Timestamp) });
    const { expiresAt } = held as { expiresAt: Timestamp };
    const end = expiresAt.toMillis() - USERNAME_HELD_S * 1000;
    expect(end).toBeGreaterThanOrEqual(before);
    expect(end).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify([key, holder])).not.toMatch(new RegExp(`${username}|${creator.uid}`));

    // when the year is over
    await db().doc(closedPaths.heldUsername(key)).delete();
    expect(await called('changeUsername', { username }, other.token)).toEqual({ username });
  });

  it('can be undone', async () => {
    const creator = await makeCreator();
    const [first, second] = [creator.profile.username, someUsername()];
    await called('changeUsername', { username: second }, creator.token);
    await called('changeUsername', { username: first }, creator.token);
    expect(await stored(paths.profile(creator.uid))).toMatchObject({ username: first });
    expect(await stored(closedPaths.heldUsername(heldAs(creator).key))).toBeUndefined();
    expect(await codeOf(change(await makeCreator(), second))).toBe('conflict');
  });

  it('may be repeated after a lost reply', async () => {
    const creator = await makeCreator();
    const username = someUsername();
    await called('changeUsername', { username }, creator.token);
    expect(await called('changeUsername', { username }, creator.token)).toEqual({ username });
  });
});

describe('is refused', () => {
  it('where somebody has the username, and changes nothing', async () => {
    const [creator, other] = await Promise.all([makeCreator(), makeCreator()]);
    const { body } = await change(creator, other.profile.username);
    expect(body.error?.details).toMatchObject({ code: 'conflict', fields: { username: 'taken' } });
    expect(await stored(paths.profile(creator.uid))).toMatchObject({ username: creator.profile.username });
    expect(await stored(paths.username(other.profile.username))).toMatchObject({ uid: other.uid });
  });

  it('too often; refused ones do not count', async () => {
    const [creator, other] = await Promise.all([makeCreator(), makeCreator()]);
    for (let n = 0; n < USERNAME_LIMIT.tries; n++) {
      expect(await codeOf(change(creator, other.profile.username))).toBe('conflict');
      await called('changeUsername', { username: someUsername() }, creator.token);
    }
    const { body } = await change(creator, someUsername());
    expect(body.error?.details).toMatchObject({
      code: 'rate-limited',
      retryAfter: expect.closeTo(USERNAME_LIMIT.windowS, -3),
    });
    // by which the app says so before somebody types
    expect((await stored(paths.account(creator.uid)))?.['renamedAt']).toHaveLength(USERNAME_LIMIT.tries);
  });

  it('to somebody without a profile, or without an account', async () => {
    expect(await codeOf(change(await signUp(), someUsername()))).toBe('not-found');
    expect((await call('changeUsername', { username: someUsername() })).status).toBe(401);
  });
});
