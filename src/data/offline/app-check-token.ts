import { appCheckClaims } from '@domain/auth/app-check.ts';
import { DomainError } from '@domain/errors.ts';
import { APP_CHECK_MARGIN_MS } from '@domain/limits.ts';
import { inStore } from './device-db.ts';

/** Returns an App Check token, a fresh one if it `isFresh`; null when there is none to be had now. Never rejects. */
export type TokenSource = (isFresh: boolean) => Promise<string | null>;

/** A page has one; the worker, which no reCAPTCHA can look at, takes what the pages leave. */
let source: TokenSource | null = null;
/** Has requests come with tokens from `given`. */
export function takeTokensFrom(given: TokenSource): void {
  source = given;
}

/** Beside what was read: a missing one costs nothing, so it may be thrown out with the oldest. */
const NAME = 'app-check-token';

/** Leaves a token for the worker, where this device keeps anything. */
const leave = (token: string): Promise<unknown> =>
  inStore('reads', 'readwrite', (reads) => reads.put({ name: NAME, answer: token, keptAt: Date.now() })).catch(
    () => undefined,
  );
const findLeft = (): Promise<string | null> =>
  inStore<{ answer: string } | undefined>('reads', 'readonly', (reads) => reads.get(NAME)).then(
    (left) => left?.answer ?? null,
    () => null,
  );

/** Whether a token can still be good when a request that is sent now arrives. `now` in milliseconds since 1970. */
export function isUsable(token: string, now: number): boolean {
  const claims = appCheckClaims(token);
  return claims !== null && claims.exp * 1000 - now > APP_CHECK_MARGIN_MS;
}

async function chooseToken(isFresh: boolean): Promise<string | null> {
  const own = (await source?.(isFresh)) ?? null;
  if (own !== null) {
    void leave(own);
    return own;
  }
  const left = isFresh ? null : await findLeft();
  return left !== null && isUsable(left, Date.now()) ? left : null;
}

/**
 * Does `send` with an App Check token, or with null where there is none: whether it needs one the server says. When it
 * refuses for that, `send` is done once more, with a fresh one, if that can be had.
 */
export async function withAppCheckToken<T>(send: (token: string | null) => Promise<T>): Promise<T> {
  try {
    return await send(await chooseToken(false));
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'app-check-required')) throw error;
    const fresh = await chooseToken(true);
    if (fresh === null) throw error;
    return send(fresh);
  }
}
