import { type CallableName, callables, type OutputOf, type ParsedInputOf } from '@domain/api.ts';
import { DomainError, REQUEST_ID_HEADER } from '@domain/errors.ts';
import { CALLS_LIMIT, REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { entry } from '@domain/loop/visit.ts';
import { type CallableFunction, type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isOperator } from '../db/operators.ts';
import { isSuspended } from '../db/suspensions.ts';
import { senderOf, siteOf } from '../services/client-ip.ts';
import { type CallerContext, createContext } from '../services/context.ts';
import { admitCaller } from '../services/rate-limits.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { assertOperationOn } from '../services/switches.ts';
import { mailSecrets, SIGNING_KEY } from '../support/config.ts';
import { logFailure, toRequestId, withRequestId } from '../support/log.ts';
import { assertFromApp } from './app-check.ts';
import { assertRead, guardCalls } from './door.ts';
import { bodyOf, callableCodeOf, toDomainError } from './errors.ts';
import { parseInput } from './input.ts';

/** A quiz with every text at full length, in a script of three bytes per character, exceeds a submission's limit. */
const CALLABLE_MAX_BYTES = 4 * REQUEST_MAX_BYTES;

type CallableHandler<Name extends CallableName> = (
  input: ParsedInputOf<Name>,
  context: CallerContext,
) => Promise<OutputOf<Name>>;

/** Returns the request's id. The SDK can't send our headers, so browsers put it beside the input. */
function requestIdOf({ rawRequest, data }: CallableRequest): string {
  const beside = typeof data === 'object' && data !== null && 'requestId' in data ? data.requestId : undefined;
  return toRequestId(rawRequest.get(REQUEST_ID_HEADER) ?? beside);
}

/** Returns by what the caller's visit began, which stands beside the input as well. */
const entryOf = ({ data }: CallableRequest) => z.safeParse(z.object({ entry }), data).data?.entry;

/** What suspended people can still do: leave, take their data along, and see that they are suspended. */
const SUSPENDED_MAY: ReadonlySet<CallableName> = new Set(['ensureProfile', 'exportMyData', 'deleteAccount']);

/** What a guest can do: publish, look after what is theirs, and leave. */
const GUESTS_MAY: ReadonlySet<CallableName> = new Set([
  ...SUSPENDED_MAY,
  'ensureGuest',
  'saveQuiz',
  'reportMessage',
  'blockSender',
  'unblockSenders',
  'saveDevice',
]);

async function assertNotSuspended(uid: string): Promise<void> {
  if (await isSuspended(uid)) throw new DomainError('suspended', 'The account is suspended.');
}

function callerOf(auth: CallableRequest['auth']): string {
  // local emulators don't verify tokens, and turn a malformed one into a caller without a uid
  if (!auth?.uid) throw new DomainError('unauthenticated', 'Sign in first.');
  return auth.uid;
}

interface CallableOptions {
  timeoutSeconds?: number;
  /** For anybody else there is no such function. */
  isForOperators?: true;
  sendsMail?: true;
}

/** Makes a callable that checks size, App Check, sign-in, rate limit and input. Errors have an ErrorBody: `details`. */
export function callable<Name extends CallableName>(
  name: Name,
  handler: CallableHandler<Name>,
  { timeoutSeconds = 60, isForOperators, sendsMail }: CallableOptions = {},
): CallableFunction<unknown, Promise<OutputOf<Name>>> {
  const secrets = [SIGNING_KEY, ...(sendsMail ? mailSecrets() : [])];
  guardCalls(name, CALLABLE_MAX_BYTES, CALLS_LIMIT);
  const run = async (request: CallableRequest): Promise<OutputOf<Name>> => {
    try {
      assertRead(request.rawRequest);
      // not the library's `enforceAppCheck`: it refuses as if the session had ended, which would sign the user out
      await assertFromApp(request.rawRequest);
      const uid = isForOperators ? await operatorOf(request.auth) : callerOf(request.auth);
      const signedInAt = Number(request.auth?.token.auth_time ?? 0) * 1000;
      const { sign_in_provider: provider, identities = {} } = request.auth?.token.firebase ?? {};
      // a token can name the first way in after another one was linked
      const isAnonymous = provider === 'anonymous' && Object.keys(identities).length === 0;
      if (isAnonymous && !GUESTS_MAY.has(name)) throw new DomainError('account-required', 'Sign in for this.');
      const base = createContext();
      const userAgent = request.rawRequest.get('user-agent');
      const network = () => ({
        sender: senderOf(request.rawRequest, base.keys),
        site: siteOf(request.rawRequest, base.keys),
      });
      const context = { ...base, uid, signedInAt, isAnonymous, userAgent, network, entry: entryOf(request) };
      await Promise.all([admitCaller(uid, context), SUSPENDED_MAY.has(name) || assertNotSuspended(uid)]);
      const input = parseInput(callables[name].input, request.data) as ParsedInputOf<Name>;
      await assertOperationOn(name);
      const output = await handler(input, context);
      void storeDayCounts();
      return output;
    } catch (error) {
      const known = toDomainError(error);
      logFailure(name, known.code, error);
      void storeDayCounts();
      throw new HttpsError(callableCodeOf(known.code), known.message, bodyOf(known));
    }
  };
  return onCall<unknown, Promise<OutputOf<Name>>>({ secrets, timeoutSeconds }, (request) => {
    const id = requestIdOf(request);
    request.rawRequest.res?.set(REQUEST_ID_HEADER, id);
    return withRequestId(id, () => run(request));
  });
}

/**
 * Returns the caller's uid. Throws `not-found`, as for a function that doesn't exist, unless they are an operator who
 * gave a second factor. Also asks the database: a removed operator's token lives for up to an hour.
 */
async function operatorOf(auth: CallableRequest['auth']): Promise<string> {
  const claimsIt = auth?.token['operator'] === true && typeof auth.token.firebase.sign_in_second_factor === 'string';
  if (claimsIt && (await isOperator(auth.uid))) return auth.uid;
  throw new DomainError('not-found', 'There is no such function.');
}
