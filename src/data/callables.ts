import type { CallableName, InputOf, OutputOf } from '@domain/api.ts';
import { DomainError, type ErrorBody, isErrorCode } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import type { Entry } from '@domain/loop/loop.ts';
import { FunctionsError, httpsCallable } from 'firebase/functions';
import { entry } from '../lib/visit.ts';
import { auth, functions } from './firebase.ts';
import { withAppCheckToken } from './offline/app-check-token.ts';
import { newRequestId } from './offline/request-id.ts';
import { renewSession } from './renew-session.ts';

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && isErrorCode(value.code);
}

/** Returns whether the function never answered, which the SDK reports as `internal` with status 0. */
const wasNotReached = ({ code, message }: FunctionsError) =>
  code === 'functions/unavailable' ||
  code === 'functions/deadline-exceeded' ||
  (code === 'functions/internal' && message.endsWith('[0]'));

function toDomainError(error: unknown): DomainError {
  if (!(error instanceof FunctionsError)) return new DomainError('internal');
  const { details } = error;
  if (isErrorBody(details)) {
    return new DomainError(details.code, details.message, details);
  }
  if (wasNotReached(error)) return new DomainError('network');
  return new DomainError(error.code === 'functions/unauthenticated' ? 'unauthenticated' : 'internal');
}

/** Calls the function; the SDK adds the App Check token, a fresh one after a refusal. */
function ask<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  return import.meta.env.VITE_APPCHECK_SITE_KEY ? withAppCheckToken(() => askOnce(name, input)) : askOnce(name, input);
}

async function askOnce<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  try {
    type Sent = InputOf<Name> & { requestId: string; entry?: Entry };
    const callable = httpsCallable<Sent, OutputOf<Name>>(functions, name, { timeout: REQUEST_TIMEOUT_MS });
    // beside the input, as the SDK can't send our headers
    return (await callable({ ...input, requestId: newRequestId(), ...(entry && { entry }) })).data;
  } catch (error) {
    throw toDomainError(error);
  }
}

/** Throws only DomainErrors; no answer is `network`. A rejected session is renewed, or ended if Auth refuses it too. */
export async function call<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  try {
    return await ask(name, input);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'unauthenticated')) throw error;
    if (await renewSession()) return ask(name, input);
    // still signed in: the auth service didn't answer, which says nothing about the session
    throw auth.currentUser ? new DomainError('network') : error;
  }
}
