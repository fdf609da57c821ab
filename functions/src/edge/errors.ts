import { DomainError, ERROR_STATUS, type ErrorBody, type ErrorCode, isOff } from '@domain/errors.ts';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { isPassing } from '../db/firestore.ts';
import { currentRequestId } from '../support/log.ts';

/** Returns the response for an error; includes the request id for unexpected errors. */
export function bodyOf(error: DomainError): ErrorBody {
  const requestId = statusOf(error.code) >= 500 && !isOff(error.code) ? currentRequestId() : undefined;
  return { ...error.toBody(), ...(requestId && { requestId }) };
}

/** Turns anything thrown into a DomainError, without its text. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return isPassing(error)
    ? new DomainError('unavailable', 'The service is busy. Try again.')
    : new DomainError('internal', 'Something went wrong on our side.');
}

export function statusOf(code: ErrorCode): number {
  return code === 'network' ? ERROR_STATUS.unavailable : ERROR_STATUS[code];
}

/** The callable protocol has coarser codes; ours travels in `details`. */
const CALLABLE_CODE: Readonly<Record<ErrorBody['code'], FunctionsErrorCode>> = {
  'invalid-input': 'invalid-argument',
  'push-unknown': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'recent-sign-in-required': 'unauthenticated',
  'pass-required': 'unauthenticated',
  'app-check-required': 'failed-precondition',
  forbidden: 'permission-denied',
  suspended: 'permission-denied',
  'wrong-password': 'permission-denied',
  'inbox-closed': 'permission-denied',
  'quiz-closed': 'permission-denied',
  'circle-closed': 'permission-denied',
  'account-required': 'permission-denied',
  'age-required': 'permission-denied',
  'not-found': 'not-found',
  'method-not-allowed': 'unimplemented',
  conflict: 'aborted',
  'limit-reached': 'resource-exhausted',
  'circle-full': 'resource-exhausted',
  gone: 'not-found',
  'too-large': 'out-of-range',
  'rate-limited': 'resource-exhausted',
  'recipient-rate-limited': 'resource-exhausted',
  internal: 'internal',
  unavailable: 'unavailable',
  'messages-off': 'unavailable',
  'sign-ups-off': 'unavailable',
  'guests-off': 'unavailable',
  'circles-off': 'unavailable',
  'pictures-off': 'unavailable',
  'replies-off': 'unavailable',
  'pushes-off': 'unavailable',
  network: 'unavailable',
};

export function callableCodeOf(code: ErrorCode): FunctionsErrorCode {
  return CALLABLE_CODE[code];
}
