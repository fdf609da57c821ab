import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { ApiAnswer } from '@domain/api.ts';
import { DomainError, REQUEST_ID_HEADER } from '@domain/errors.ts';
import { type RateLimit, REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import type { Request, Response } from 'firebase-functions/https';
import { isCloudScript, isUnknownFrontEnd, senderOf, siteOf } from '../services/client-ip.ts';
import { type Context, createContext } from '../services/context.ts';
import { admitByIp } from '../services/rate-limits.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { logFailure, logWarning, toRequestId, withRequestId } from '../support/log.ts';
import { bodyOf, statusOf, toDomainError } from './errors.ts';

/** JSON that the platform leaves alone: it would parse it before we count, and log the text of invalid JSON. */
export const RAW_JSON = 'application/x-raw-json';
const JSON_TYPE = /^\s*application\/json\b/i;

/** Why a request's body stays unread. */
const unread = new WeakMap<object, DomainError>();

function refusalOf({ headers }: IncomingMessage, maxBytes: number): DomainError | null {
  if (headers['content-encoding'] !== undefined) return new DomainError('invalid-input', 'The body is packed.');
  if (Number(headers['content-length']) <= maxBytes || headers['content-length'] === undefined) return null;
  return new DomainError('too-large', `The body exceeds ${maxBytes} bytes.`);
}

/** Destroys a request of unknown length once it exceeds the limit. */
function cutOff(request: IncomingMessage, maxBytes: number): void {
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}

/** Has the platform skip a request's body: it looks for one by these headers. */
function skipBody({ headers }: IncomingMessage): void {
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}

/** Has the platform skip a body that we don't take, and neither unpack any other nor wait for it for long. */
function holdBack(request: IncomingMessage, maxBytes: number): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const refusal = refusalOf(request, maxBytes);
  if (refusal) unread.set(request, refusal);
  if (refusal || maxBytes === 0) skipBody(request);
  else if (headers['transfer-encoding'] !== undefined) cutOff(request, maxBytes);
  delete headers['content-encoding'];
  // by then none of our clients waits for an answer any more
  const patience = setTimeout(() => request.complete || request.destroy(), REQUEST_TIMEOUT_MS);
  request.once('close', () => clearTimeout(patience));
}

/** Has the platform read a body as bytes, whatever it is. */
function leaveRaw({ headers }: IncomingMessage): void {
  const type = headers['content-type'];
  if (type !== undefined) headers['content-type'] = JSON_TYPE.test(type) ? RAW_JSON : 'application/octet-stream';
}

/** Returns the third part of a path: a function's name, after project and region. */
const nameIn = (url = ''): string | undefined => url.split(/[/?]/, 4)[3];

/** Calls `listener` for each request to a function before the platform sees it, by Node's diagnostics channel. */
function onRequestStart(name: string, listener: (request: IncomingMessage) => void): void {
  // an instance serves one function; a local backend runs all in one process, with their names in the path
  const isAlone = process.env['FUNCTION_TARGET'] === name;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (isAlone || nameIn(request.url) === name) listener(request);
  });
}

let hasWarned = false;

/** Logs, once for each instance, that a request came by a front end of Hosting's that the functions don't know. */
function watchFrontEnd(operation: string, request: IncomingMessage): void {
  if (hasWarned || !isUnknownFrontEnd(request)) return;
  hasWarned = true;
  logWarning(operation, 'unknown front end: everybody behind it counts as one sender');
}

/** Throws `method-not-allowed` for another method, and says which are allowed. */
export function assertMethod(request: Request, response: Response, ...methods: readonly string[]): void {
  if (methods.includes(request.method)) return;
  response.set('Allow', methods.join(', '));
  throw new DomainError('method-not-allowed', `Use ${methods.join(' or ')}.`);
}

/** Throws what a request was refused for before its body was read: `too-large`, or `invalid-input` for a packed one. */
export function assertRead(request: Request): void {
  const refusal = unread.get(request);
  if (refusal) throw refusal;
}

/** Sets the status of a failure, and when to come back. */
export function setFailure(response: Response, { code, retryAfter }: DomainError): Response {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  return response.status(statusOf(code));
}

/** A request whose sender has been counted. */
export interface Visit extends Context {
  /** A keyed hash of the sender's network. */
  sender: string;
  /** The same of all networks that the sender may have; it is `sender` for an IPv4 address. */
  site: string;
}

/** Counts a request by its sender's address. Throws `forbidden` and `rate-limited`. */
function admitSender(operation: string, limit: RateLimit, request: IncomingMessage): Visit {
  // before anything is counted for an address that the caller may have made up
  if (isCloudScript(request)) throw new DomainError('forbidden', 'This is for browsers and apps.');
  watchFrontEnd(operation, request);
  const context = createContext();
  const { keys } = context;
  const visit: Visit = { ...context, sender: senderOf(request, keys), site: siteOf(request, keys) };
  admitByIp(operation, limit, visit);
  return visit;
}

interface Door {
  /** The longest body. With 0 none is read, and a request is answered as if it had none. */
  maxBytes: number;
  headers?: Readonly<Record<string, string>>;
  /** Returns what a request is in the log, and its sender's limit in this instance. Throws `not-found`. */
  countedAs: (request: Request) => { operation: string; limit: RateLimit };
  answer: (request: Request, response: Response, visit: Visit) => Promise<void>;
  /** Answers a failure, which is logged already; without it, as JSON. */
  fail?: (error: DomainError, request: Request, response: Response) => Promise<void> | void;
}

const failAsJson: NonNullable<Door['fail']> = (error, _, response) => {
  setFailure(response, error).json({ ok: false, error: bodyOf(error) } satisfies ApiAnswer<never>);
};

/**
 * Returns the handler of the HTTP function `name`. All go through here: a body is bounded in length and time and neither
 * unpacked nor parsed, the sender is counted, then `answer` is called; an error is logged and answered.
 */
export function behindDoor(name: string, door: Door): (request: Request, response: Response) => Promise<void> {
  const { maxBytes, headers = {}, countedAs, answer, fail = failAsJson } = door;
  onRequestStart(name, (request) => {
    holdBack(request, maxBytes);
    leaveRaw(request);
  });
  return (request, response) => {
    const id = toRequestId(request.get(REQUEST_ID_HEADER));
    response.set({ 'X-Content-Type-Options': 'nosniff', ...headers });
    // other answers may be kept, and shown to many
    if (request.method === 'POST') response.set(REQUEST_ID_HEADER, id);
    return withRequestId(id, async () => {
      let operation = name;
      try {
        const counted = countedAs(request);
        operation = counted.operation;
        await answer(request, response, admitSender(operation, counted.limit, request));
        void storeDayCounts();
      } catch (error) {
        const known = toDomainError(error);
        logFailure(operation, known.code, error);
        void storeDayCounts();
        await fail(known, request, response);
      }
    });
  };
}

/**
 * Does the same for the callable `name`, which the platform parses: so its sender is counted when a request begins. What
 * is refused arrives as a call without a body, whose handler has to `assertRead`: the library answers by the protocol.
 */
export function guardCalls(name: string, maxBytes: number, limit: RateLimit): void {
  onRequestStart(name, (request) => {
    holdBack(request, maxBytes);
    if (JSON_TYPE.test(request.headers['content-type'] ?? '')) {
      try {
        admitSender(name, limit, request);
      } catch (error) {
        unread.set(request, toDomainError(error));
        skipBody(request);
      }
      if (unread.has(request)) Object.assign(request, { body: { data: null } });
    } else leaveRaw(request);
  });
}
