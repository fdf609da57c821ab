import { type EndpointName, endpoints, type functionOf, type OutputOf, type ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { RATE_LIMITS, REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import type { SenderContext } from '../services/context.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_S, deviceIn, makeDeviceCookie } from '../services/device-cookie.ts';
import { fetchPlace } from '../services/places.ts';
import { admit } from '../services/rate-limits.ts';
import { assertOperationOn } from '../services/switches.ts';
import { browserOf, deviceKindOf } from '../services/user-agent.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { assertFromApp } from './app-check.ts';
import { assertMethod, assertRead, behindDoor, RAW_JSON, type Visit } from './door.ts';
import { answerHealth, HEALTH } from './health.ts';
import { parseInput, readJson } from './input.ts';

type EndpointHandler<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  context: SenderContext,
) => Promise<OutputOf<Name>>;
type EndpointHandlers<Names extends EndpointName> = { [Name in Names]: EndpointHandler<Name> };

/** For reports from pages where nothing may work, App Check least of all; and for beacons, which have no headers. */
const WITHOUT_APP_CHECK: ReadonlySet<EndpointName> = new Set(['client-errors', 'visits']);

/** Returns the endpoint at a path, with `/api` (Hosting) or without. Unknown paths are the sender's text: not logged. */
function endpointOf<Names extends EndpointName>(path: string, handlers: EndpointHandlers<Names>): Names {
  const name = nameOf(path);
  if (Object.hasOwn(handlers, name)) return name as Names;
  throw new DomainError('not-found', 'There is no such endpoint.');
}
const nameOf = (path: string) => path.replace(/^\/api(?=\/)/, '').replace(/^\/|\/$/g, '');
const isHealth = ({ path }: Request) => nameOf(path) === HEALTH.operation;

async function readInput<Name extends EndpointName>(
  name: Name,
  request: Request,
  response: Response,
): Promise<ParsedInputOf<Name>> {
  assertMethod(request, response, 'POST');
  assertRead(request);
  // JSON from another origin needs a preflight, which is refused: no other site can submit in a visitor's name
  if (request.get('content-type') !== RAW_JSON)
    throw new DomainError('invalid-input', 'The content type must be application/json.');
  if (!WITHOUT_APP_CHECK.has(name)) await assertFromApp(request);
  return parseInput(endpoints[name].input, readJson(request.rawBody)) as ParsedInputOf<Name>;
}

/** For one endpoint: on what the CDN keeps it would be a part of the key, and each device would have its own copy. */
function setDeviceCookie(name: EndpointName, response: Response, { now, keys }: Visit): void {
  response.cookie(DEVICE_COOKIE, makeDeviceCookie(now, keys), {
    path: `/api/${name}`,
    maxAge: DEVICE_COOKIE_S * 1000,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  });
}

async function run<Name extends EndpointName>(
  name: Name,
  handlers: EndpointHandlers<Name>,
  request: Request,
  response: Response,
  visit: Visit,
) {
  const input = await readInput(name, request, response).catch(async (error: unknown) => {
    await admit(name, null, visit);
    throw error;
  });
  // what is off costs nothing but the request
  await assertOperationOn(name);
  const isOverflow = await admit(name, input, visit, {
    id: deviceIn(request.headers.cookie, visit.now, visit.keys),
    giveCookie: () => setDeviceCookie(name, response, visit),
  });
  return handlers[name](input, {
    ...visit,
    isOverflow,
    place: () => fetchPlace(request),
    browser: () => browserOf(request.headers),
    deviceKind: () => deviceKindOf(request.headers),
  });
}

/** Serves endpoints under /api/. Every request counts against its sender, and every error is `{ok: false, error}`. */
export function serveEndpoints<Names extends EndpointName>(
  operation: ReturnType<typeof functionOf>,
  handlers: EndpointHandlers<Names>,
): HttpsFunction {
  const handler = behindDoor(operation, {
    maxBytes: REQUEST_MAX_BYTES,
    // Hosting doesn't add its headers to the function's own URL
    headers: { 'Cache-Control': 'no-store' },
    countedAs: (request) => {
      if (isHealth(request)) return HEALTH;
      const name = endpointOf(request.path, handlers);
      return { operation: name, limit: RATE_LIMITS[name].sender };
    },
    answer: async (request, response, visit) => {
      if (isHealth(request)) return answerHealth(request, response, visit);
      const name = endpointOf(request.path, handlers);
      const data = await run(name, handlers, request, response, visit);
      response.status(200).json({ ok: true, data });
    },
  });
  return onRequest({ secrets: [SIGNING_KEY] }, handler);
}
