import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { readReturningUrl } from './returning-url.ts';
import { ReturningUrlError } from './returning-url-error.ts';

const ORIGIN = 'https://whoknows.example';
const FLOWS = ['pkce', 'implicit'] as const;

const name = fc.constantFrom(
  ...['mode', 'oobCode', 'continueUrl', 'from', 'code', 'state', 'lang', 'apiKey', '__proto__', 'constructor'],
  ...['access_token', 'refresh_token', 'token_type', 'expires_in', 'expires_at'],
  ...['error', 'error_code', 'error_description'],
);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'resetPassword', 'verifyEmail', 'recoverEmail', 'signIn', 'bearer', '3600', '-1', '1e400'),
  fc.nat({ max: 3_600_000_000 }).map(String),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom('', ORIGIN, 'https:', 'javascript:'),
      fc.constantFrom('/', '//', '/\\', '/./', '\t'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);
const pair = fc.tuple(name, value, fc.boolean(), fc.boolean());

type Pair = [name: string, value: string, inHash: boolean, isRaw: boolean];

function addressOf(pairs: readonly Pair[]): string {
  const write = (inHash: boolean) =>
    pairs
      .filter(([, , hash]) => hash === inHash)
      .map(([key, text, , isRaw]) => `${key}=${isRaw ? text.replace(/[&#]/g, '') : encodeURIComponent(text)}`)
      .join('&');
  return `${ORIGIN}/auth/action?${write(false)}#${write(true)}`;
}
const address = fc.oneof(
  { weight: 6, arbitrary: fc.array(pair, { maxLength: 12 }).map(addressOf) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string().map((text) => `${ORIGIN}/?${text}#${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, `${ORIGIN}?mode=%E0%A4%A&oobCode=%`, `${ORIGIN}/#${'x=%&'.repeat(2000)}`),
  },
);

/** Returns the result or the error, as a value. */
function outcome(url: string | null, flow: (typeof FLOWS)[number], nowS: number) {
  try {
    return readReturningUrl(url, flow, nowS);
  } catch (error) {
    if (!(error instanceof ReturningUrlError)) throw error;
    return { kind: 'refused' as const, code: error.code, message: error.message, foreign: error.foreign };
  }
}
const now = fc.nat({ max: 3_600_000_000 });
const flow = fc.constantFrom(...FLOWS);
const options = { numRuns: 1000 };

describe('no URL at all', () => {
  it('makes it throw anything but a ReturningUrlError', () => {
    fc.assert(
      fc.property(address, flow, now, (url, expected, nowS) => void outcome(url, expected, nowS)),
      options,
    );
  });

  it('leads out of the app', () => {
    fc.assert(
      fc.property(value, (target) => {
        const url = `${ORIGIN}/auth/action?mode=verifyEmail&oobCode=c&continueUrl=${encodeURIComponent(target)}`;
        const result = outcome(url, 'pkce', 0);
        if (result.kind !== 'action') throw new Error(result.kind);
        if (result.continueTo === null) return;
        const resolved = new URL(result.continueTo, url);
        expect(resolved.origin).toBe(ORIGIN);
        expect(resolved.pathname).not.toMatch(/^\/\//);
        expect(result.continueTo).toMatch(/^\/(?![/\\])/);
      }),
      options,
    );
  });
});
