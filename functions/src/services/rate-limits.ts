import { randomInt } from 'node:crypto';
import type { EndpointName, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { RATE_LIMITS, type RateLimit } from '@domain/limits.ts';
import type { Keys } from './keys.ts';
import { createTurnstile } from './turnstile.ts';

/** The refusal of somebody who has to wait until then; times in milliseconds. */
export const tooMany = (message: string, endsAt: number, now: number): DomainError =>
  new DomainError('rate-limited', message, { retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)) });

/** Whom a request is for: what is limited for all senders together. */
const RECIPIENT_OF: { [Name in EndpointName]?: (input: ParsedInputOf<Name>) => string } = {
  responses: ({ quizId }) => quizId,
  messages: ({ recipientId }) => recipientId,
  'unlock-quiz': ({ quizId }) => quizId,
  'contact-requests': () => '',
};

/**
 * A recipient's tries are counted in as many documents: instances start with different ones, so that a quiz that goes
 * viral has no single document which all of them write.
 */
const SHARDS = 16;
const ownShard = randomInt(SHARDS);
const pass = createTurnstile();

async function passSender(name: EndpointName, sender: string, now: number, keys: Keys): Promise<void> {
  const key = keys.sign('rate-limit', name, 'sender', sender).toString('hex');
  const endsAt = await pass(key, RATE_LIMITS[name].sender, now);
  if (endsAt !== null) throw tooMany('Too many requests from this address.', endsAt, now);
}

async function passRecipient(name: EndpointName, limit: RateLimit, recipient: string, now: number, keys: Keys) {
  const share = { ...limit, tries: Math.ceil(limit.tries / SHARDS) };
  let firstEnd = Number.POSITIVE_INFINITY;
  for (let n = 0; n < SHARDS; n++) {
    const shard = String((ownShard + n) % SHARDS);
    const endsAt = await pass(keys.sign('rate-limit', name, 'recipient', recipient, shard).toString('hex'), share, now);
    if (endsAt === null) return;
    firstEnd = Math.min(firstEnd, endsAt);
  }
  throw tooMany('Too many requests for this recipient.', firstEnd, now);
}

/**
 * Lets a request through, or throws `rate-limited` with the seconds to wait: when its sender, or all senders together
 * for whom it is meant, have made too many.
 */
export async function admit<Name extends EndpointName>(
  name: Name,
  input: ParsedInputOf<Name>,
  { sender, now, keys }: { sender: string; now: number; keys: Keys },
): Promise<void> {
  const limits: { sender: RateLimit; recipient?: RateLimit } = RATE_LIMITS[name];
  const recipient = RECIPIENT_OF[name]?.(input);
  // one after the other: who is refused takes nothing of what others share
  await passSender(name, sender, now, keys);
  if (limits.recipient && recipient !== undefined) await passRecipient(name, limits.recipient, recipient, now, keys);
}
