import type { EndpointName, InputOf, OutputOf } from '@domain/api.ts';
import { APP_CHECK_HEADER } from '@domain/auth/app-check.ts';
import {
  DomainError,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  isErrorCode,
  REQUEST_ID_HEADER,
} from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { type Is, isText, shaped } from '@domain/type-guards.ts';
import { withAppCheckToken } from './app-check-token.ts';
import { newRequestId } from './request-id.ts';

const CODES = Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[];

/** Returns a code for our own reply whose code only a newer version knows: of a status with two, the general one. */
const codeOfStatus = (status: number): ErrorCode => CODES.find((code) => ERROR_STATUS[code] === status) ?? 'internal';

/** A proxy's or hotel network's reply is never a refusal, except 413, which is decided in front of our functions. */
function codeOfForeign(status: number): ErrorCode {
  if (status === 413) return 'too-large';
  return status < 400 ? 'network' : 'unavailable';
}

const hasReason = shaped({ code: isText, message: isText });
const isRefusal = shaped<{ error: ErrorBody }>({ error: (value): value is ErrorBody => hasReason(value) });

/** Throws a DomainError: the server's, or `network`. `isOurs` tells our answers apart. Only itself passes `headers`. */
export async function post<Name extends EndpointName, Output extends OutputOf<Name>>(
  endpoint: Name,
  input: InputOf<Name>,
  isOurs: Is<Output>,
  headers?: Readonly<Record<string, string>>,
): Promise<Output> {
  if (import.meta.env.VITE_APPCHECK_SITE_KEY && !headers)
    return withAppCheckToken((token) => post(endpoint, input, isOurs, token ? { [APP_CHECK_HEADER]: token } : {}));
  let reply: Response;
  let answer: { ok?: unknown; data?: unknown } | null;
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
  const { status } = reply;
  if (reply.ok && answer?.ok === true && isOurs(answer.data)) return answer.data;
  if (!reply.ok && answer?.ok === false && isRefusal(answer)) {
    const { code, message } = answer.error;
    throw new DomainError(isErrorCode(code) ? code : codeOfStatus(status), message, answer.error);
  }
  const pause = Number(reply.headers.get('retry-after')); // may be a date, which is ignored
  throw new DomainError(codeOfForeign(status), `Status ${status}`, pause > 0 ? { retryAfter: pause } : {});
}

function toJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
