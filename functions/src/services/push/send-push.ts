import { Agent } from 'node:https';
import { DomainError } from '@domain/errors.ts';
import { PUSH_KEPT_S, PUSH_PAUSE_MAX_S, PUSH_TIMEOUT_MS } from '@domain/limits.ts';
import { isPushEndpoint } from '@domain/push/push-endpoint.ts';
import type { PushSubscriptionData } from '@domain/push/subscription.ts';
import webPush from 'web-push';
import { pushKeys, pushStandIn } from '../../support/config.ts';
import { logFailure } from '../../support/log.ts';

/** What became of a push: sent, the subscription gone, to be tried again, or `failed`: kept, as our keys may be why. */
export type PushOutcome = { is: 'sent' } | { is: 'gone' } | { is: 'later'; afterS: number | null } | { is: 'failed' };

interface PushOptions {
  /** At most 32 letters, digits, `-` and `_`: what waits for a device that is off is replaced by the next one. */
  topic?: string;
  /** How long a device that is off may get it later. */
  keptS?: number;
}

/** Whether an endpoint is a push service's, or on the emulator the tests' stand-in. */
export function isPushable(endpoint: string): boolean {
  const standIn = pushStandIn();
  return isPushEndpoint(endpoint) || (standIn !== null && endpoint.startsWith(`https://${standIn.host}/`));
}

/** Throws `push-unknown` for an endpoint that is no push service's. */
export function assertPushable(endpoint: string): void {
  if (!isPushable(endpoint)) throw new DomainError('push-unknown', 'This is no known push service.');
}

/** Returns the pause in seconds that a service asks for, as a number or a date; null if it names none. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), PUSH_PAUSE_MAX_S) : null;
}

const isGone = (status: number) => status === 404 || status === 410;
const isPassing = (status: number) => status === 429 || status >= 500;

function outcomeOf(error: unknown): PushOutcome {
  // no answer: the service or the network is down
  if (!(error instanceof webPush.WebPushError)) return { is: 'later', afterS: null };
  const { statusCode, headers } = error;
  if (isGone(statusCode)) return { is: 'gone' };
  const retryAfter = (headers as Record<string, string | undefined>)['retry-after'];
  if (isPassing(statusCode)) return { is: 'later', afterS: readRetryAfter(retryAfter, Date.now()) };
  // 401 and 403: our keys or our subject; others: our request. Neither its text nor its endpoint is logged.
  logFailure(`push ${statusCode}`, 'internal', new Error('A push service refused.'));
  return { is: 'failed' };
}

/** Sends a payload to one device. Never throws: without keys, or to an unknown service, it sends nothing. */
export async function sendPush(
  { endpoint, keys }: PushSubscriptionData,
  payload: string,
  { topic, keptS = PUSH_KEPT_S }: PushOptions = {},
): Promise<PushOutcome> {
  const vapidDetails = pushKeys();
  if (!vapidDetails || !isPushable(endpoint)) return { is: 'failed' };
  const standIn = pushStandIn();
  try {
    await webPush.sendNotification({ endpoint, keys }, payload, {
      vapidDetails,
      TTL: keptS,
      urgency: 'high', // a person wrote: a phone that saves power shows it all the same
      timeout: PUSH_TIMEOUT_MS,
      ...(topic !== undefined && { topic }),
      ...(standIn && { agent: new Agent({ ca: standIn.certificate }) }),
    });
    return { is: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}
