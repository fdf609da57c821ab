import { describe, expect, it } from 'vitest';
import { RETURNING_URL_FRESH_S } from '../limits.ts';
import { ACTION_MODES, readReturningUrl } from './returning-url.ts';
import { ReturningUrlError } from './returning-url-error.ts';

const NOW = 1_800_000_000;
const AT = 'https://whoknows.example/auth/action';
const read = (rest: string, flow: 'pkce' | 'implicit' = 'pkce') => readReturningUrl(`${AT}${rest}`, flow, NOW);

function errorOf(work: () => unknown): ReturningUrlError {
  try {
    work();
  } catch (error) {
    if (error instanceof ReturningUrlError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
const session = (change: Record<string, string | undefined> = {}) => {
  const all = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: '3600', ...change };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `#${new URLSearchParams(given)}`;
};

describe('the texts of the error catalog', () => {
  it.each([null, '', 'about:blank', 'data:text/html,hi', 'https:', 'http://'])('%j: not a browser', (address) => {
    expect(errorOf(() => readReturningUrl(address, 'pkce', NOW)).message).toBe('No browser detected.');
  });

  it.each(['?code=', '?state=xyz', '?mode=resetPassword', '?mode=verifyEmail&oobCode='])('%s: no code', (rest) => {
    expect(errorOf(() => read(rest)).message).toBe('No code detected.');
  });

  it('rejects a session where a code is expected, and a code where a session is', () => {
    for (const rest of [session(), '?access_token=a'])
      expect(errorOf(() => read(rest)).message).toBe('Not a valid PKCE flow url.');
    expect(errorOf(() => read('?code=c', 'implicit')).message).toBe('Not a valid implicit grant flow url.');
  });

  it.each(['access_token', 'expires_in', 'refresh_token', 'token_type'])('rejects a session without %s', (name) => {
    expect(errorOf(() => read(session({ [name]: undefined }), 'implicit')).message).toBe('No session defined in URL');
    expect(errorOf(() => read(session({ [name]: '' }), 'implicit')).message).toBe('No session defined in URL');
  });

  it.each([{ expires_in: 'soon' }, { expires_in: '-5' }, { expires_at: 'later' }])(
    'rejects invalid times: %j',
    (change) => {
      expect(errorOf(() => read(session(change), 'implicit')).code).toBe('no-session');
    },
  );

  it.each(['?error=access_denied', '?error_code=403', '#error=x', '#error_description=&error=x'])(
    '%s: an error without a description',
    (rest) => {
      expect(errorOf(() => read(rest)).message).toBe('Error in URL with unspecified error_description');
    },
  );

  it('an error with a description keeps it, and takes precedence', () => {
    const error = errorOf(() =>
      read('?mode=resetPassword&oobCode=c&error=access_denied#error_description=Not+today%21&error_code=otp'),
    );
    expect(error).toMatchObject({
      code: 'error-in-url',
      message: 'Not today!',
      foreign: { error: 'access_denied', code: 'otp', description: 'Not today!' },
    });
  });

  it('a session is stale when it was issued longer ago than the limit', () => {
    const issued = (secondsAgo: number) => session({ expires_at: `${NOW - secondsAgo + 3600}` });
    expect(read(issued(RETURNING_URL_FRESH_S), 'implicit').kind).toBe('session');
    expect(errorOf(() => read(issued(RETURNING_URL_FRESH_S + 1), 'implicit')).code).toBe('stale-session');
  });
});

describe('the action to take', () => {
  it.each(['', '?', '#', '?lang=fr', '?mode=sign-in', '#top'])('%j: nothing', (rest) => {
    expect(read(rest)).toEqual({ kind: 'nothing' });
  });

  it.each(ACTION_MODES)('%s', (mode) => {
    expect(read(`?mode=${mode}&oobCode=a%2Bb&apiKey=k&lang=en`)).toEqual({
      kind: 'action',
      mode,
      code: 'a+b',
      continueTo: null,
    });
  });

  it.each([
    [
      'continueUrl=https%3A%2F%2Fwhoknows.example%2Fauth%2Faction%3Ffrom%3D%252Faccount',
      '/auth/action?from=%2Faccount',
    ],
    ['from=%2Faccount', '/account'],
    ['from=%2F%2Fevil.example', null],
    ['', null],
  ])('a sign-in link with %j', (rest, continueTo) => {
    expect(read(`?mode=signIn&oobCode=c&${rest}`)).toEqual({ kind: 'sign-in-link', code: 'c', continueTo });
    expect(errorOf(() => read(`?mode=signIn&${rest}`)).code).toBe('no-code');
  });

  it('reports a code and a session without their tokens', () => {
    expect(read('?code=c&state=s')).toEqual({ kind: 'code', code: 'c' });
    expect(read(session(), 'implicit')).toEqual({ kind: 'session', issuedAt: NOW, expiresAt: NOW + 3600 });
  });

  it('the query takes precedence over the hash', () => {
    expect(read('?mode=verifyEmail&oobCode=query#oobCode=hash')).toMatchObject({ code: 'query' });
  });
});

describe('the continue URL', () => {
  const continueTo = (url: string) => {
    const result = read(`?mode=verifyEmail&oobCode=c&continueUrl=${encodeURIComponent(url)}`);
    return result.kind === 'action' ? result.continueTo : undefined;
  };

  it.each([
    ['https://whoknows.example/account', '/account'],
    ['https://whoknows.example/auth?mode=sign-in#x', '/auth?mode=sign-in#x'],
    ['/quiz/results/a-b', '/quiz/results/a-b'],
    ['https://whoknows.example/', '/'],
    ['/x?to=//evil', '/x?to=//evil'],
  ])('%s is kept', (url, path) => expect(continueTo(url)).toBe(path));

  it.each([
    ...['', 'account', ' /account', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
    ...['/a/..//evil.example', '/%2e%2e//evil.example', 'javascript:alert(1)', 'data:text/html,hi'],
    'https://evil.example/account',
    'https://whoknows.example.evil.example/',
    'https://whoknows.example@evil.example/',
    'http://whoknows.example/account',
    'https://whoknows.example//evil.example',
  ])('%j is dropped', (url) => expect(continueTo(url)).toBeNull());
});
