import { randomInt } from 'node:crypto';
import type { EndpointName, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { CALLER_LIMIT, RATE_LIMITS, type RateLimit, REPORT_LIMIT } from '@domain/limits.ts';
import { type Counter, type Refusal, takeTries } from '../db/rate-limits.ts';
import { createInstanceCounts } from './instance-counts.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** The refusal of somebody who has to wait until then; times in milliseconds. */
export const tooMany = (message: string, endsAt: number, now: number): DomainError =>
  new DomainError('rate-limited', message, { retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)) });

/**
 * Whom a request is for: what is limited for all senders together. Requests about safety are for nobody in that sense: what
 * all senders share, a few of them can use up, and these must get through.
 */
const RECIPIENT_OF: { [Name in EndpointName]?: (input: ParsedInputOf<Name>) => string | undefined } = {
  responses: ({ quizId }) => quizId,
  messages: ({ recipientId }) => recipientId,
  'contact-requests': ({ inquiryType }) => (inquiryType === 'safety' ? undefined : ''),
};

/** What a request's tries are counted for besides its sender; undefined where it is the sender's alone. */
export const recipientOf = <Name extends EndpointName>(name: Name, input: ParsedInputOf<Name>): string | undefined =>
  RECIPIENT_OF[name]?.(input);

/**
 * A recipient's tries are counted in as many documents: instances start with different ones, so that a quiz that goes
 * viral has no single document which all of them write.
 */
const SHARDS = 16;
/**
 * So many of a recipient's shards are counted side by side: where writing is slow, who comes in the meantime need not wait for
 * it. Few, as each is a transaction of its own: a crowd is counted sooner in large ones.
 */
const SIDE_BY_SIDE = 4;
const ownShard = randomInt(SHARDS);
const limiter = createRateLimiter(takeTries);
const senders = createInstanceCounts();

/** What a try counts against: of whom and for what, told by a keyed hash. */
export const counterOf = (limit: RateLimit, keys: Keys, ...of: string[]): Counter => ({
  key: keys.sign('rate-limit', ...of).toString('hex'),
  limit,
});

/**
 * The counters of a recipient: the first of them that has a try left is the one that counts. They begin with one that is
 * free, where there is one.
 */
function* countersOf(name: EndpointName, { tries, windowS }: RateLimit, recipient: string, now: number, keys: Keys) {
  const limit = { tries: Math.ceil(tries / SHARDS), windowS };
  const shard = (n: number) => counterOf(limit, keys, name, 'recipient', recipient, String((ownShard + n) % SHARDS));
  const open: number[] = [];
  for (let n = 0; n < SHARDS && open.length < SIDE_BY_SIDE; n++) if (!limiter.findFull([shard(n)], now)) open.push(n);
  const first = open.find((n) => limiter.isFree(shard(n).key, now)) ?? open[0] ?? 0;
  for (let n = 0; n < SHARDS; n++) yield shard(first + n);
}

/** Lets a creator's call through, or throws `rate-limited` with the seconds to wait. */
export async function admitCaller(uid: string, { now, keys }: { now: number; keys: Keys }): Promise<void> {
  const refusal = await limiter.take([counterOf(CALLER_LIMIT, keys, 'caller', uid)], now);
  if (refusal) throw tooMany('Too many calls of this account.', refusal.endsAt, now);
}

/** Lets a creator's report through, or throws `rate-limited` with the seconds to wait. */
export async function admitReport(uid: string, { now, keys }: { now: number; keys: Keys }): Promise<void> {
  const refusal = await limiter.take([counterOf(REPORT_LIMIT, keys, 'report', uid)], now);
  if (refusal) throw tooMany('Too many reports of this account.', refusal.endsAt, now);
}

interface Sent {
  sender: string;
  now: number;
  keys: Keys;
}
const senderCounter = (name: EndpointName, { sender, keys }: Sent) =>
  counterOf(RATE_LIMITS[name].sender, keys, name, 'sender', sender);
const refuseSender = ({ endsAt }: Refusal, now: number) => tooMany('Too many requests from this address.', endsAt, now);

/**
 * Counts a request in this instance before anything of it is read; throws `rate-limited` with the seconds to wait when
 * its sender is known to have made too many. It costs no round trip: `admit` counts it in the database, once it is known whom it is for.
 */
export function admitUnread(name: EndpointName, sent: Sent): void {
  const own = senderCounter(name, sent);
  const refusal = limiter.findFull([own], sent.now) ?? senders.take(own, sent.now);
  if (refusal) throw refuseSender(refusal, sent.now);
}

/**
 * Lets a request through, or throws `rate-limited` with the seconds to wait: when its sender, or all senders together
 * for whom it is meant, have made too many. One that nothing can be made of, with null for its input, counts for its sender.
 */
export async function admit<Name extends EndpointName>(
  name: Name,
  input: ParsedInputOf<Name> | null,
  sent: Sent,
): Promise<void> {
  const { now, keys } = sent;
  const limits: { sender: RateLimit; recipient?: RateLimit } = RATE_LIMITS[name];
  const recipient = input === null ? undefined : recipientOf(name, input);
  const own = senderCounter(name, sent);
  const shared: Iterable<Counter | null> =
    limits.recipient && recipient !== undefined ? countersOf(name, limits.recipient, recipient, now, keys) : [null];
  let firstEnd = Number.POSITIVE_INFINITY;
  for (const counter of shared) {
    // in one try, the sender's own first: who is refused takes nothing of what others share
    const refusal = await limiter.take(counter ? [own, counter] : [own], now);
    if (refusal === null) return;
    if (refusal.key === own.key) throw refuseSender(refusal, now);
    firstEnd = Math.min(firstEnd, refusal.endsAt);
  }
  senders.giveBack(own.key);
  throw tooMany('Too many requests for this recipient.', firstEnd, now);
}
