import {
  type ApiAnswer,
  type EndpointName,
  endpoints,
  type functionOf,
  type OutputOf,
  type ParsedInputOf,
} from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { REQUEST_ID_HEADER } from '@domain/request-id.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { isRentedProgram, senderOf, siteOf } from '../services/client-ip.ts';
import type { SenderContext } from '../services/context.ts';
import { fetchPlace } from '../services/places.ts';
import { admit, admitUnread } from '../services/rate-limits.ts';
import { storeFailures } from '../services/service-days.ts';
import { browserOf } from '../services/user-agent.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { toRequestId, withRequestId } from '../support/request-id.ts';
import { assertFromApp } from './app-check.ts';
import { isTooLarge, limitBody } from './body-limit.ts';
import { createContext } from './context.ts';
import { bodyOf, statusOf, toDomainError } from './errors.ts';
import { watchFrontEnd } from './front-end.ts';
import { answerHealth, isHealthPath } from './health.ts';
import { parseInput, readJson } from './input.ts';
import { leaveUnread, UNREAD_JSON } from './unread-json.ts';

type EndpointHandler<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  context: SenderContext,
) => Promise<OutputOf<Name>>;
type EndpointHandlers<Names extends EndpointName> = { [Name in Names]: EndpointHandler<Name> };

/** What a page reports while nothing of it may work, App Check least of all. */
const WITHOUT_APP_CHECK: ReadonlySet<EndpointName> = new Set(['client-errors']);

/** Hosting keeps the `/api` prefix in the path; calls to the function's own URL have none. */
function endpointOf<Names extends EndpointName>(path: string, handlers: EndpointHandlers<Names>): Names | null {
  const name = path.replace(/^\/api(?=\/)/, '').replace(/^\/|\/$/g, '');
  return Object.hasOwn(handlers, name) ? (name as Names) : null;
}

function assertRequest(request: Request): void {
  if (request.method !== 'POST') throw new DomainError('method-not-allowed', 'Use POST.');
  if (isTooLarge(request)) throw new DomainError('too-large', `The body exceeds ${REQUEST_MAX_BYTES} bytes.`);
  // JSON from another origin needs a preflight, which is refused: no other site can submit in a visitor's name
  const type = request.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== UNREAD_JSON)
    throw new DomainError('invalid-input', 'The content type must be application/json.');
}

async function readInput<Name extends EndpointName>(name: Name, request: Request): Promise<ParsedInputOf<Name>> {
  assertRequest(request);
  if (!WITHOUT_APP_CHECK.has(name)) await assertFromApp(request);
  return parseInput(endpoints[name].input, readJson(request.rawBody)) as ParsedInputOf<Name>;
}

async function run<Name extends EndpointName>(name: Name, handlers: EndpointHandlers<Name>, request: Request) {
  // before anything is counted for an address that the caller may have made up
  if (isRentedProgram(request)) throw new DomainError('forbidden', 'This is for browsers.');
  watchFrontEnd(name, request);
  const base = createContext();
  const sent = { ...base, sender: senderOf(request, base.keys) };
  admitUnread(name, sent);
  const input = await readInput(name, request).catch(async (error: unknown) => {
    await admit(name, null, sent);
    throw error;
  });
  const isOverflow = await admit(name, input, sent);
  return handlers[name](input, {
    ...sent,
    isOverflow,
    site: () => siteOf(request, base.keys),
    place: () => fetchPlace(request),
    browser: () => browserOf(request.headers),
  });
}

function fail(operation: string, error: unknown, response: Response): void {
  const known = toDomainError(error);
  logFailure(operation, known.code, error);
  void storeFailures();
  if (known.code === 'method-not-allowed') response.set('Allow', 'POST');
  if (known.retryAfter !== undefined) response.set('Retry-After', String(known.retryAfter));
  response.status(statusOf(known.code)).json({ ok: false, error: bodyOf(known) } satisfies ApiAnswer<never>);
}

/**
 * Serves endpoints under /api/ as the function `operation`. Every request counts against its sender, valid or not, and
 * every error is answered as `{ok: false, error}` with its code's status.
 */
export function serveEndpoints<Names extends EndpointName>(
  operation: ReturnType<typeof functionOf>,
  handlers: EndpointHandlers<Names>,
): HttpsFunction {
  leaveUnread(operation);
  limitBody(operation, REQUEST_MAX_BYTES);
  return onRequest({ secrets: [SIGNING_KEY] }, async (request, response) => {
    const id = toRequestId(request.get(REQUEST_ID_HEADER));
    await withRequestId(id, async () => {
      // Hosting doesn't add its headers to the function's own URL
      response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      if (isHealthPath(request.path)) return answerHealth(request, response);
      response.set(REQUEST_ID_HEADER, id);
      const name = endpointOf(request.path, handlers);
      try {
        if (name === null) throw new DomainError('not-found', 'There is no such endpoint.');
        const data = await run(name, handlers, request);
        response.status(200).json({ ok: true, data } satisfies ApiAnswer<unknown>);
      } catch (error) {
        // an unknown endpoint's path is the sender's own text, so it isn't logged
        fail(name ?? operation, error, response);
      }
    });
  });
}
