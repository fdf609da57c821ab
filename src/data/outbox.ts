import type { InputOf, OutputOf } from '@domain/api.ts';
import { DomainError, isRetryable } from '@domain/errors.ts';
import { post } from './offline/http-api.ts';

/**
 * The one way a submission leaves the page. Whatever it does to deliver, it sends under the submission's own id, which
 * the server stores once. Callers keep the input until `submit` has resolved, and may hand the same one in again.
 */
export type SubmissionEndpoint = 'responses' | 'messages' | 'contact-requests';

/** Pauses before each repetition, in milliseconds. */
const PAUSES = [500, 1500, 4000] as const;
/** A server that asks for a longer pause than this (in seconds) is not waited for: the person is told instead. */
const PATIENCE_S = 8;

export interface SubmitOptions {
  /** Called before each repetition with its number, from 1. */
  onRetry?: (attempt: number) => void;
  /** Pauses for so many milliseconds; a test gives its own. */
  wait?: (ms: number) => Promise<void>;
}

/** An id for a new submission. Keep it with what is submitted, so that trying again later is not a second submission. */
export const newSubmissionId = (): string => crypto.randomUUID();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How long to wait before trying again after `error`; null when trying again now would not help. */
export function pauseAfter(error: DomainError, attempt: number): number | null {
  const next = PAUSES[attempt];
  if (next === undefined || !isRetryable(error.code)) return null;
  if (navigator.onLine === false) return null; // certain to fail: better to say so at once
  if (error.retryAfter === undefined) return error.code === 'rate-limited' ? null : next;
  return error.retryAfter > PATIENCE_S ? null : Math.max(next, error.retryAfter * 1000);
}

async function deliver<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  { onRetry, wait = pause }: SubmitOptions,
): Promise<OutputOf<Name>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(endpoint, input);
    } catch (error) {
      const known = error instanceof DomainError ? error : new DomainError('internal');
      const ms = pauseAfter(known, attempt);
      if (ms === null) throw known;
      await wait(ms);
      onRetry?.(attempt + 1);
    }
  }
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends a submission and repeats it a few times where that can help. Resolves with the server's answer; throws the
 * DomainError of the last try. A submission that is under way already is not sent beside itself.
 */
export function submit<Name extends SubmissionEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  options: SubmitOptions = {},
): Promise<OutputOf<Name>> {
  const { id } = input;
  const running = underWay.get(id) as Promise<OutputOf<Name>> | undefined;
  if (running) return running;
  const delivery = deliver(endpoint, input, options).finally(() => underWay.delete(id));
  underWay.set(id, delivery);
  return delivery;
}
