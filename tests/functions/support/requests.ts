import { randomInt } from 'node:crypto';
import { type ApiAnswer, type CallableName, type EndpointName, functionOf, type OutputOf } from '@domain/api.ts';
import type { ErrorBody } from '@domain/errors.ts';
import type { RestDocument } from '../../../src/data/firestore-rest.ts';
import { FUNCTIONS, PROJECT } from './backend.ts';
import { isPersonal } from './quiet-log.ts';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** An emulator with many requests at once turns some away unread; like every client, try again. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, init);
    const isTurnedAway = response.status === 502 || response.status === 429;
    if (!isTurnedAway || response.headers.get('content-type')?.includes('json') || attempt === 50) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const PERSONAL = /"(?:message|note|responderName|password|name|email|phone|title|userAgent)":"((?:[^"\\]|\\.)*)"/g;

/** Sends a body to an address and reads the JSON answer, if it is one. */
export async function send<Body = unknown>(url: string, init: RequestInit): Promise<Reply<Body>> {
  if (typeof init.body === 'string') for (const [, text] of init.body.matchAll(PERSONAL)) isPersonal(text);
  const response = await fetchPatiently(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** An address of the internet that no other test comes from. */
export function someAddress(): string {
  const address = `${randomInt(11, 100)}.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  if (address.length >= 10) isPersonal(address);
  return address;
}

/** An address that is nowhere on earth. */
export const PRIVATE_ADDRESS = '10.98.76.54';

/** A university's address, of which the database knows the city. */
export const LUND = '130.235.1.1';

/** Posts JSON to an endpoint, as a visitor's browser does by way of Hosting. */
export function post<Name extends EndpointName>(
  endpoint: Name,
  body: unknown,
  from: string = someAddress(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<ApiAnswer<OutputOf<Name>>>> {
  return send(`${FUNCTIONS}/${functionOf(endpoint)}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
}

/** The data of a request that must succeed. */
export async function posted<Name extends EndpointName>(
  endpoint: Name,
  body: unknown,
  from?: string,
): Promise<OutputOf<Name>> {
  const { status, body: answer } = await post(endpoint, body, from);
  if (!answer.ok) throw new Error(`${endpoint}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** The code of a request that must fail; an answer that breaks the contract is no code. */
export async function refusal(
  reply: Promise<Reply<ApiAnswer<unknown>>>,
): Promise<{ status: number; error: ErrorBody }> {
  const { status, body } = await reply;
  if (body.ok !== false) throw new Error(`Not refused: ${status} ${JSON.stringify(body)}`);
  return { status, error: body.error };
}

export async function refusedWith(reply: Promise<Reply<ApiAnswer<unknown>>>): Promise<[status: number, code: string]> {
  const { status, error } = await refusal(reply);
  return [status, error.code];
}

type CallableBody<Name extends CallableName> = {
  result?: OutputOf<Name>;
  error?: { status: string; message: string; details?: ErrorBody };
};

/** Calls a callable by its protocol; without a token as somebody who is not signed in. */
export function call<Name extends CallableName>(
  name: Name,
  data: unknown,
  token?: string,
  from?: string,
): Promise<Reply<CallableBody<Name>>> {
  return send(`${FUNCTIONS}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify({ data }),
  });
}

/** The status and the code of a call that may be refused. */
export async function problemOf(
  reply: Promise<Reply<CallableBody<CallableName>>>,
): Promise<[status: number, code: string | undefined]> {
  const { status, body } = await reply;
  return [status, body.error?.details?.code];
}

/** The result of a call that must succeed. */
export async function called<Name extends CallableName>(
  name: Name,
  data: unknown,
  token: string,
  from?: string,
): Promise<OutputOf<Name>> {
  const { status, body } = await call(name, data, token, from);
  if (body.result === undefined) throw new Error(`${name}: ${status} ${JSON.stringify(body.error)}`);
  return body.result;
}

const documentUrl = (path: string) =>
  `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;

/** Asks for a document through the rules, as a browser does; it may be gone. */
export const fetchOverRest = (path: string, token?: string): Promise<Reply<RestDocument>> =>
  send(documentUrl(path), { method: 'GET', headers: token ? { authorization: `Bearer ${token}` } : {} });

/** What a browser gets when it reads a document: the status and the error's name. */
export async function readOverRest(path: string, token?: string): Promise<[status: number, error: string | undefined]> {
  const { status, body } = await fetchOverRest(path, token);
  return [status, (body as { error?: { status: string } }).error?.status];
}

/** Returns a document as a visitor's page reads it. */
export async function visited(path: string): Promise<RestDocument> {
  const { status, body } = await fetchOverRest(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body;
}
