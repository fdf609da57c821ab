import { type CallableName, callables, type OutputOf, type ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { type CallableFunction, HttpsError, onCall } from 'firebase-functions/https';
import type { CallerContext } from '../services/context.ts';
import { admitCaller } from '../services/rate-limits.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { assertFromApp } from './app-check.ts';
import { limitBody } from './body-limit.ts';
import { createContext } from './context.ts';
import { callableCodeOf, toDomainError } from './errors.ts';
import { parseInput } from './input.ts';

/** A quiz with all its questions at full length in a script of three bytes a character is larger than a submission. */
const CALLABLE_MAX_BYTES = 4 * REQUEST_MAX_BYTES;

export type CallableHandler<Name extends CallableName> = (
  input: ParsedInputOf<Name>,
  context: CallerContext,
) => Promise<OutputOf<Name>>;

/**
 * Makes a callable of a handler: of bearable size, from the app where App Check is enforced, signed in, not too often and
 * of the operation's shape, or it is not called at all. Errors reach the client as an HttpsError whose `details` is an
 * ErrorBody. The platform ends a call after a minute, or after `timeoutSeconds`.
 */
export function callable<Name extends CallableName>(
  name: Name,
  handler: CallableHandler<Name>,
  { timeoutSeconds = 60 }: { timeoutSeconds?: number } = {},
): CallableFunction<unknown, Promise<OutputOf<Name>>> {
  // the library answers what comes without a body with `invalid-argument`
  limitBody(name, CALLABLE_MAX_BYTES);
  return onCall<unknown, Promise<OutputOf<Name>>>({ secrets: [SIGNING_KEY], timeoutSeconds }, async (request) => {
    try {
      // not by the library's `enforceAppCheck`: its refusal is the one of a session that has ended, and would end it
      await assertFromApp(request.rawRequest);
      // local emulators do not verify tokens, and make a caller without uid of nonsense
      const uid = request.auth?.uid;
      if (!uid) throw new DomainError('unauthenticated', 'Sign in first.');
      const signedInAt = Number(request.auth?.token.auth_time ?? 0) * 1000;
      const context = { ...createContext(), uid, signedInAt };
      await admitCaller(uid, context);
      const input = parseInput(callables[name].input, request.data) as ParsedInputOf<Name>;
      return await handler(input, context);
    } catch (error) {
      const known = toDomainError(error);
      logFailure(name, known.code, error);
      throw new HttpsError(callableCodeOf(known.code), known.message, known.toBody());
    }
  });
}
