import type { ApiAnswer, EndpointName, InputOf, OutputOf } from '@domain/api.ts';
import { APP_CHECK_HEADER } from '@domain/auth/app-check.ts';
import { DomainError, ERROR_STATUS, type ErrorCode, isErrorCode } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { REQUEST_ID_HEADER } from '@domain/request-id.ts';
import { withAppCheckToken } from './app-check-token.ts';
import { newRequestId } from './request-id.ts';

const CODES = Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[];

/** Returns a code for our own reply whose code only a newer version knows: of a status with two, the general one. */
const codeOfStatus = (status: number): ErrorCode => CODES.find((code) => ERROR_STATUS[code] === status) ?? 'internal';

/** A proxy's or hotel network's reply is never a refusal, except 413, which is decided in front of our functions. */
const codeOfForeign = (status: number): ErrorCode => (status === 413 ? 'too-large' : 'unavailable');

function isAnswer(value: unknown): value is ApiAnswer<unknown> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/**
 * Sends a request to /api/{endpoint} and returns its data. Throws a DomainError with the server's code, or `network`
 * without a reply within REQUEST_TIMEOUT_MS. Only this function itself passes `headers`.
 */
export async function post<Name extends EndpointName>(
  endpoint: Name,
  input: InputOf<Name>,
  headers?: Readonly<Record<string, string>>,
): Promise<OutputOf<Name>> {
  if (import.meta.env.VITE_APPCHECK_SITE_KEY && !headers)
    return withAppCheckToken((token) => post(endpoint, input, token ? { [APP_CHECK_HEADER]: token } : {}));
  let reply: Response;
  let answer: unknown;
  try {
    reply = await fetch(new URL(`/api/${endpoint}`, location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: newRequestId(), ...headers },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await reply.text(); // the connection can break here, too
    answer = toJson(text);
  } catch {
    throw new DomainError('network');
  }
  if (!isAnswer(answer)) {
    const pause = Number(reply.headers.get('retry-after')); // may be a date, which is ignored
    throw new DomainError(
      codeOfForeign(reply.status),
      `Status ${reply.status}`,
      pause > 0 ? { retryAfter: pause } : {},
    );
  }
  if (answer.ok) return answer.data as OutputOf<Name>;
  const { code, message } = answer.error;
  throw new DomainError(isErrorCode(code) ? code : codeOfStatus(reply.status), message, answer.error);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
