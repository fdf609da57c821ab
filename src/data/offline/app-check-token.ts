import { DomainError } from '@domain/errors.ts';
import { inStore } from './device-db.ts';

/** Returns an App Check token, a fresh one if `isFresh`; null when none is available. Never rejects. */
export type TokenSource = (isFresh: boolean) => Promise<string | null>;

/** Set on pages only; the worker can't run reCAPTCHA and uses what pages leave. */
let source: TokenSource | null = null;
export function setTokenSource(given: TokenSource): void {
  source = given;
}

/** Stored among the cached reads: a missing token costs nothing, so it may be evicted. */
const NAME = 'app-check-token';

/** Leaves a token for the worker, if this device stores anything. */
const leave = (token: string): Promise<unknown> =>
  inStore('reads', 'readwrite', (reads) => reads.put({ name: NAME, answer: token, keptAt: Date.now() })).catch(
    () => undefined,
  );
const findLeft = (): Promise<string | null> =>
  inStore<{ answer: string } | undefined>('reads', 'readonly', (reads) => reads.get(NAME)).then(
    (left) => left?.answer ?? null,
    () => null,
  );

async function chooseToken(isFresh: boolean): Promise<string | null> {
  const own = (await source?.(isFresh)) ?? null;
  if (own !== null) {
    void leave(own);
    return own;
  }
  // whether it still holds, the server knows
  return isFresh ? null : findLeft();
}

/** Calls `send` with a token or null, and once more with a fresh token if the server requires one. */
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
