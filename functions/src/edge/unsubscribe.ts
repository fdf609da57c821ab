import { DomainError } from '@domain/errors.ts';
import { UNSUBSCRIBE_LIMIT } from '@domain/limits.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { endSummaries } from '../db/summaries.ts';
import { digestOfToken, tokenIn } from '../services/summaries/unsubscribe-token.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { assertMethod, behindDoor } from './door.ts';

async function answer(request: Request, response: Response): Promise<void> {
  const token = tokenIn(request.path);
  if (token === null) throw new DomainError('not-found', 'This address is not complete.');
  assertMethod(request, response, 'GET', 'HEAD', 'POST');
  if (request.method !== 'POST') {
    // programs open links to look at them: only a person's button, or a POST, unsubscribes
    response.redirect(303, `/unsubscribe#${token}`);
    return;
  }
  await endSummaries(digestOfToken(token));
  response.status(200).json({ ok: true, data: {} });
}

/**
 * Serves /api/unsubscribe/{token} (RFC 8058): a POST without cookies or App Check ends the weekly emails. The answer is
 * the same whether there was anything to end, so it doesn't reveal whose token it is.
 */
export function serveUnsubscribing(): HttpsFunction {
  const handler = behindDoor('unsubscribe', {
    // the address is the secret, and a provider's form says nothing else
    maxBytes: 0,
    headers: {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    },
    countedAs: () => ({ operation: 'unsubscribe', limit: UNSUBSCRIBE_LIMIT }),
    answer,
  });
  return onRequest({ secrets: [SIGNING_KEY], maxInstances: 5 }, handler);
}
