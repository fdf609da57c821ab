import { DomainError, REQUEST_ID_HEADER } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';

const TOKEN = /^[\w-]{43}$/;
/** Returns the token in a link's fragment; null if the link isn't complete. */
export const readUnsubscribeToken = (hash: string): string | null => (TOKEN.test(hash.slice(1)) ? hash.slice(1) : null);

/** Ends the weekly emails that a token belongs to, as a mail program does it. Throws `network` or `unavailable`. */
export async function unsubscribe(token: string): Promise<void> {
  const reply = await fetch(`/api/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => {
    throw new DomainError('network');
  });
  // ours has an id, a proxy's has none
  const requestId = reply.headers.get(REQUEST_ID_HEADER);
  if (reply.ok && requestId !== null) return;
  const isOurs = reply.status >= 500 && requestId !== null;
  throw new DomainError('unavailable', `Unexpected answer ${reply.status}.`, isOurs ? { requestId } : {});
}
