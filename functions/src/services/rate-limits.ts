import type { EndpointName, ParsedInputOf } from '@domain/api.ts';
import { hostOf, isMailProvider } from '@domain/email.ts';
import { DomainError } from '@domain/errors.ts';
import {
  CALLER_LIMIT,
  EXPORT_LIMIT,
  GUEST_ANSWERS_OF_ONE,
  GUEST_LIMIT,
  RATE_LIMITS,
  type RateLimit,
  RECEIPT_LIMIT,
  REPORT_LIMIT,
  SAFETY_LIMIT,
  URGENT_LIMIT,
} from '@domain/limits.ts';
import { isUrgent, type ReportReason } from '@domain/moderation/reasons.ts';
import { type Counter, chargeTries, type Refusal } from '../db/rate-limits.ts';
import { createAllowances } from './allowances.ts';
import type { CallerContext, SenderContext } from './context.ts';
import { createInstanceCounts } from './instance-counts.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Returns the error for somebody who has to wait until `endsAt`. */
export const tooMany = (
  message: string,
  endsAt: number,
  now: number,
  code: 'rate-limited' | 'recipient-rate-limited' = 'rate-limited',
): DomainError => new DomainError(code, message, { retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)) });

/** Whom a request is for, as a limit for all senders. Safety requests have none: these must get through. */
const RECIPIENT_OF: { [Name in EndpointName]?: (input: ParsedInputOf<Name>) => string | undefined } = {
  responses: ({ quizId }) => quizId,
  messages: ({ recipientId }) => recipientId,
  'circle-members': ({ circleId }) => circleId,
  'circle-guesses': ({ circleId }) => circleId,
  'contact-requests': ({ inquiryType }) => (inquiryType === 'safety' ? undefined : ''),
};

export const recipientOf = <Name extends EndpointName>(name: Name, input: ParsedInputOf<Name>): string | undefined =>
  RECIPIENT_OF[name]?.(input);

/** Beyond the recipient's limit these are let through and marked: a flood must not keep others out. */
const OVERFLOWING: ReadonlySet<EndpointName> = new Set(['messages']);

/** What costs a log line or less is counted in memory only: a document per sender would cost more. */
const IN_MEMORY_ONLY: ReadonlySet<EndpointName> = new Set(['client-errors', 'visits']);

const limiter = createRateLimiter(chargeTries);
const allowances = createAllowances(limiter);
const senders = createInstanceCounts();

export const counterOf = (limit: RateLimit, keys: Keys, ...of: string[]): Counter => ({
  key: keys.sign('rate-limit', ...of).toString('hex'),
  limit,
});

const admitAccount =
  (limit: RateLimit, name: string, message: string) =>
  async (uid: string, { now, keys }: { now: number; keys: Keys }): Promise<void> => {
    const refusal = await limiter.take([counterOf(limit, keys, name, uid)], now);
    if (refusal) throw tooMany(message, refusal.endsAt, now);
  };

/** Counts a creator's call. Throws `rate-limited`. */
export const admitCaller = admitAccount(CALLER_LIMIT, 'caller', 'Too many calls of this account.');

export const admitReport = admitAccount(REPORT_LIMIT, 'report', 'Too many reports of this account.');

export const admitExport = admitAccount(EXPORT_LIMIT, 'export', 'Too many exports of this account.');

/** Counts a creator's new circle, as anybody's without an account. Throws `rate-limited`. */
export const admitCircle = admitAccount(RATE_LIMITS.circles.sender, 'circle', 'Too many new circles of this account.');

/** Whose request it is, by keyed hashes of the network, and of all networks that it may have. */
export type Origin = Pick<SenderContext, 'now' | 'keys' | 'sender' | 'site'>;

/** Returns the counters of a network and of all that one customer may have, which are one for an IPv4 address. */
function networkCounters(name: string, limits: { sender: RateLimit; site: RateLimit }, origin: Omit<Origin, 'now'>) {
  const { keys, sender, site } = origin;
  const own = counterOf(limits.sender, keys, name, 'sender', sender);
  return site === sender ? [own] : [own, counterOf(limits.site, keys, name, 'site', site)];
}

/** Counts a report that gave an address, in canonical form. Returns whether that address may get mail for it. */
export async function admitReceipt(address: string, origin: Origin): Promise<boolean> {
  const { now, keys } = origin;
  const host = hostOf(address);
  const counters = [
    counterOf(RECEIPT_LIMIT.address, keys, 'receipt', address),
    ...networkCounters('receipt', RECEIPT_LIMIT, origin),
    ...(isMailProvider(host) ? [] : [counterOf(RECEIPT_LIMIT.host, keys, 'receipt', 'host', host)]),
  ];
  return (await limiter.take(counters, now)) === null;
}

/** Counts a new guest by their network. Throws `rate-limited`. */
export async function admitGuest({ now, keys, network }: Pick<CallerContext, 'now' | 'keys' | 'network'>) {
  const refusal = await limiter.take(networkCounters('guest', GUEST_LIMIT, { keys, ...network() }), now);
  if (refusal) throw tooMany('Too many guests from this network.', refusal.endsAt, now);
}

/** Counts an urgent report without an account. Returns whether too many came from there, so that this one has to wait. */
export async function isReportThrottled(reason: ReportReason, origin: Origin): Promise<boolean> {
  if (!isUrgent(reason)) return false;
  return (await limiter.take(networkCounters('urgent', URGENT_LIMIT, origin), origin.now)) !== null;
}

/** Counts a safety request. Returns whether too many came from there, so that this one has no deadline of its own. */
export const isSafetyThrottled = async ({ now, keys, site }: Origin): Promise<boolean> =>
  (await limiter.take([counterOf(SAFETY_LIMIT, keys, 'safety', site)], now)) !== null;

/** A device that a cookie names, and how to give it one. */
interface Device {
  id: string | null;
  giveCookie: () => void;
}
interface Limits {
  device?: RateLimit;
  sender: RateLimit;
  recipient?: RateLimit;
}

const refuseSender = ({ endsAt }: Refusal, now: number) => tooMany('Too many requests from this address.', endsAt, now);

/** All networks of a customer may together send so often as much as one. */
const SITE_FACTOR = 5;

/**
 * Returns the counters of an address: an IPv6 line has 256 networks or more, and a phone gets a new one with every
 * connection. To one recipient all of them may send no more than one of them.
 */
const addressCounters = (name: string, limit: RateLimit, origin: Origin): Counter[] =>
  networkCounters(name, { sender: limit, site: { ...limit, tries: SITE_FACTOR * limit.tries } }, origin);

/** Counts a request by address, in memory, before it is parsed: the database counts costly ones, too. `rate-limited`. */
export function admitByIp(name: string, limit: RateLimit, origin: Origin): void {
  const { now } = origin;
  const counters = addressCounters(name, limit, origin);
  const refusal = limiter.findFull(counters, now) ?? senders.findFull(counters, now);
  if (refusal) throw refuseSender(refusal, now);
  for (const counter of counters) senders.take(counter, now);
}

/** Returns the counters of a request: its device's, for an endpoint that limits devices, and its address's. */
function countersOf(name: EndpointName, recipient: string | undefined, sent: Origin, device: string | null): Counter[] {
  const { keys, sender, site } = sent;
  const limits: Limits = RATE_LIMITS[name];
  const withPart = (counter: Counter, of: string): Counter => {
    if (recipient === undefined || counter.limit.triesToOne === undefined) return counter;
    // distinguishes recipients, differently for every sender
    return {
      ...counter,
      to: keys.sign('rate-limit', name, 'sender', of, 'to', recipient).toString('hex').slice(0, 16),
    };
  };
  const all = addressCounters(name, limits.sender, sent).map((counter, at) => withPart(counter, at ? site : sender));
  if (!limits.device) return all;
  // all of an address without a cookie are one device
  const id = device ?? sender;
  return [withPart(counterOf(limits.device, keys, name, 'device', id), id), ...all];
}

/** Counts an answer to a guest's quiz. Returns whether so many came from there that this one helps to close no quiz. */
export const isBeyondNetwork = async (quizId: string, { now, keys, site }: Origin): Promise<boolean> =>
  (await allowances.take(counterOf(GUEST_ANSWERS_OF_ONE, keys, 'guest-answers', quizId, site), now)) !== null;

/** Takes a try of each counter. Throws if one has none left, and then uses up none; `refuse` returns the error. */
async function takeEach(counters: readonly Counter[], now: number, refuse: (full: Counter, refusal: Refusal) => Error) {
  for (const [index, counter] of counters.entries()) {
    const refusal = await allowances.take(counter, now);
    if (!refusal) continue;
    for (const taken of counters.slice(0, index)) allowances.giveBack(taken);
    throw refuse(counter, refusal);
  }
}

/**
 * Counts a request in the database; without input, against its sender alone. Throws `rate-limited`, or
 * `recipient-rate-limited` for one sender to one recipient. Returns whether it exceeds its recipient's limit and was
 * let through. A client that its device's limit refuses gets a cookie if it has none, and may retry immediately: see
 * docs/adr/0017.
 */
export async function admit<Name extends EndpointName>(
  name: Name,
  input: ParsedInputOf<Name> | null,
  sent: Origin,
  device?: Device,
): Promise<boolean> {
  if (IN_MEMORY_ONLY.has(name)) return false;
  const { now, keys } = sent;
  const limits: Limits = RATE_LIMITS[name];
  const recipient = input === null ? undefined : recipientOf(name, input);
  const own = countersOf(name, recipient, sent, device?.id ?? null);
  // the sender's own first: a refused sender uses up nothing that others share
  await takeEach(own, now, (full, refusal) => {
    const isNewDevice = full.limit === limits.device && device?.id === null;
    if (isNewDevice) device.giveCookie();
    const endsAt = isNewDevice ? now : refusal.endsAt;
    return refusal.key === full.key
      ? refuseSender({ ...refusal, endsAt }, now)
      : tooMany('Too many requests for one recipient.', endsAt, now, 'recipient-rate-limited');
  });
  if (recipient === undefined || !limits.recipient) return false;
  const shared = await allowances.take(counterOf(limits.recipient, keys, name, 'recipient', recipient), now);
  if (shared === null || OVERFLOWING.has(name)) return shared !== null;
  for (const counter of own) {
    allowances.giveBack(counter);
    senders.giveBack(counter.key);
  }
  // the crowd that was refused with this one would come back in the same moment
  const spread = Math.random() * limits.recipient.windowS * 1000;
  throw tooMany('Too many requests for this recipient.', shared.endsAt + spread, now);
}
