import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { describe, expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { makeCreator, type Person } from './support/people.ts';
import { call, called } from './support/requests.ts';

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
