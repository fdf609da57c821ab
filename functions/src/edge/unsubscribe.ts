import { DomainError } from '@domain/errors.ts';
import { REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { REQUEST_ID_HEADER } from '@domain/request-id.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { endSummaries } from '../db/summaries.ts';
import { senderOf } from '../services/client-ip.ts';
import { admitUnsubscribe } from '../services/rate-limits.ts';
import { digestOfToken, tokenIn } from '../services/summaries/unsubscribe-token.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { toRequestId, withRequestId } from '../support/request-id.ts';
import { limitBody } from './body-limit.ts';
import { createContext } from './context.ts';
import { statusOf, toDomainError } from './errors.ts';
import { leaveUnread } from './unread-json.ts';

async function answer(request: Request, response: Response): Promise<void> {
  const context = createContext();
  admitUnsubscribe({ ...context, sender: senderOf(request, context.keys) });
  const token = tokenIn(request.path);
  if (token === null) throw new DomainError('not-found', 'This address is not complete.');
  if (request.method === 'GET' || request.method === 'HEAD') {
    // programs open links to look at them: only a person's button, or a POST, unsubscribes
    response.redirect(303, `/unsubscribe#${token}`);
    return;
  }
  if (request.method !== 'POST') throw new DomainError('method-not-allowed', 'Use POST.');
  // whatever the body says: the address is the secret, and a provider's form says nothing else
  await endSummaries(digestOfToken(token));
  response.status(200).json({ ok: true, data: {} });
}

function fail(error: unknown, response: Response): void {
  const known = toDomainError(error);
  logFailure('unsubscribe', known.code, error);
  if (known.code === 'method-not-allowed') response.set('Allow', 'GET, HEAD, POST');
  if (known.retryAfter !== undefined) response.set('Retry-After', String(known.retryAfter));
  response.status(statusOf(known.code)).json({ ok: false, error: known.toBody() });
}

/**
 * Serves /api/unsubscribe/{token} (RFC 8058): a POST without cookies or App Check ends the weekly emails. The answer is
 * the same whether there was anything to end, so it tells nobody whose token it is.
 */
export function serveUnsubscribing(): HttpsFunction {
  leaveUnread('unsubscribe');
  limitBody('unsubscribe', REQUEST_MAX_BYTES);
  return onRequest({ secrets: [SIGNING_KEY], maxInstances: 5 }, async (request, response) => {
    response.set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    const id = toRequestId(request.get(REQUEST_ID_HEADER));
    response.set(REQUEST_ID_HEADER, id);
    await withRequestId(id, async () => {
      try {
        await answer(request, response);
      } catch (error) {
        fail(error, response);
      }
    });
  });
}
