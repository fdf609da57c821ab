import { randomInt } from 'node:crypto';
import type { EndpointName, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import {
  CALLER_LIMIT,
  EXPORT_LIMIT,
  RATE_LIMITS,
  type RateLimit,
  REPORT_LIMIT,
  USERNAME_LIMIT,
} from '@domain/limits.ts';
import { type Counter, keysOf, type Refusal, takeTries } from '../db/rate-limits.ts';
import { createInstanceCounts } from './instance-counts.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** The refusal of somebody who has to wait until then; times in milliseconds. */
export const tooMany = (
  message: string,
  endsAt: number,
  now: number,
  code: 'rate-limited' | 'recipient-rate-limited' = 'rate-limited',
): DomainError => new DomainError(code, message, { retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)) });

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

/** Where what comes beyond a recipient's limit is let through, and told apart: a flood must not keep others out. */
const OVERFLOWING: ReadonlySet<EndpointName> = new Set(['messages']);

/**
 * A recipient's tries are counted in as many documents: instances start with different ones, so that a quiz that goes
 * viral has no single document which all of them write.
 */
const SHARDS = 16;
/**
 * So many of a recipient's shards are counted side by side while counts are slow: who comes in the meantime need not wait for one.
 * While they are quick, a crowd is counted sooner in one large transaction after the other.
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
 * The counters of a recipient: the first of them that has a try left is the one that counts. While counts are slow they begin
 * with one that is free, where there is one.
 */
function* countersOf(name: EndpointName, { tries, windowS }: RateLimit, recipient: string, now: number, keys: Keys) {
  const limit = { tries: Math.ceil(tries / SHARDS), windowS };
  const shard = (n: number) => counterOf(limit, keys, name, 'recipient', recipient, String((ownShard + n) % SHARDS));
  const open: number[] = [];
  for (let n = 0; n < SHARDS && open.length < SIDE_BY_SIDE; n++) if (!limiter.findFull([shard(n)], now)) open.push(n);
  const free = limiter.isSlow() ? open.find((n) => limiter.isFree(shard(n).key, now)) : undefined;
  const first = free ?? open[0] ?? 0;
  for (let n = 0; n < SHARDS; n++) yield shard(first + n);
}

const admitAccount =
  (limit: RateLimit, name: string, message: string) =>
  async (uid: string, { now, keys }: { now: number; keys: Keys }): Promise<void> => {
    const refusal = await limiter.take([counterOf(limit, keys, name, uid)], now);
    if (refusal) throw tooMany(message, refusal.endsAt, now);
  };

/** Lets a creator's call through, or throws `rate-limited` with the seconds to wait. */
export const admitCaller = admitAccount(CALLER_LIMIT, 'caller', 'Too many calls of this account.');

/** The same for a report. */
export const admitReport = admitAccount(REPORT_LIMIT, 'report', 'Too many reports of this account.');

/** The same for a page of an export. */
export const admitExport = admitAccount(EXPORT_LIMIT, 'export', 'Too many exports of this account.');

/** The same for another username. */
export const admitRename = admitAccount(USERNAME_LIMIT, 'username', 'The username was changed too often.');

interface Sent {
  sender: string;
  now: number;
  keys: Keys;
}
const senderCounter = (name: EndpointName, { sender, keys }: Sent) =>
  counterOf(RATE_LIMITS[name].sender, keys, name, 'sender', sender);
/** Tells a sender's recipients apart, and no more than that: it is another one for every sender. */
const partFor = (name: EndpointName, recipient: string, { sender, keys }: Sent) =>
  keys.sign('rate-limit', name, 'sender', sender, 'to', recipient).toString('hex').slice(0, 16);
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

/** What a request counts against beside its sender, one after the other until one has a try left; null for nothing. */
function* sharedCounters(name: EndpointName, recipient: string | undefined, { now, keys }: Sent) {
  const limits: { sender: RateLimit; recipient?: RateLimit } = RATE_LIMITS[name];
  const limit = recipient === undefined ? undefined : limits.recipient;
  if (limit && recipient !== undefined) yield* countersOf(name, limit, recipient, now, keys);
  if (!limit || OVERFLOWING.has(name)) yield null;
}

/**
 * Lets a request through, or throws `rate-limited` with the seconds to wait: when its sender, or all senders together
 * for whom it is meant, have made too many; `recipient-rate-limited` when its sender has for this one recipient. One that
 * nothing can be made of, with null for its input, counts for its sender. Returns whether it is beyond its recipient's limit
 * and let through all the same.
 */
export async function admit<Name extends EndpointName>(
  name: Name,
  input: ParsedInputOf<Name> | null,
  sent: Sent,
): Promise<boolean> {
  const { now } = sent;
  const recipient = input === null ? undefined : recipientOf(name, input);
  const counter = senderCounter(name, sent);
  const hasPart = recipient !== undefined && counter.limit.triesToOne !== undefined;
  const own = hasPart ? { ...counter, to: partFor(name, recipient, sent) } : counter;
  let firstEnd = Number.POSITIVE_INFINITY;
  for (const shared of sharedCounters(name, recipient, sent)) {
    // in one try, the sender's own first: who is refused takes nothing of what others share
    const refusal = await limiter.take(shared ? [own, shared] : [own], now);
    if (refusal === null) return shared === null && Number.isFinite(firstEnd);
    if (refusal.key === own.key) throw refuseSender(refusal, now);
    if (keysOf(own).includes(refusal.key))
      throw tooMany('Too many requests for one recipient.', refusal.endsAt, now, 'recipient-rate-limited');
    firstEnd = Math.min(firstEnd, refusal.endsAt);
  }
  senders.giveBack(own.key);
  throw tooMany('Too many requests for this recipient.', firstEnd, now);
}
