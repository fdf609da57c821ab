import { randomInt } from 'node:crypto';
import {
  PASSWORD_LAST_TRY_S,
  PASSWORD_NEXT_TRY_S,
  PASSWORD_TRIES,
  PASSWORD_TRIES_OF_ALL,
  PASSWORD_TRIES_WINDOW_S,
} from '@domain/limits.ts';
import { type Counter, chargeTries, giveBackTry, type Refusal } from '../db/rate-limits.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { counterOf, tooMany } from './rate-limits.ts';

/** The senders of password tries, by keyed hashes; see `senderOf` and `siteOf`. */
interface Guesser {
  sender: string;
  site: string;
  quizId: string;
  now: number;
  keys: Keys;
}

/** No more concurrent checks than tries: a class that arrives together would use them up with the right password. */
const perSender = createKeyedSemaphore(PASSWORD_TRIES);
/** For a sender who has one try a minute. */
const oneByOne = createKeyedSemaphore(1);
/** Remembers no exhausted counter: tries with the right password are given back. */
const limiter = createRateLimiter(chargeTries, { remembers: false });

/** Tries of all senders are spread over this many documents; instances start with different ones. */
const SHARDS = 4;
const ownShard = randomInt(SHARDS);

/** Takes a try from the sender's counter and the first shared one that has any left. Returns both, or the refusal. */
async function chargeFirst(own: Counter, shared: Iterable<Counter>, now: number): Promise<Counter[] | Refusal> {
  let refusal: Refusal = { key: own.key, endsAt: now };
  for (const counter of shared) {
    const next = await limiter.take([own, counter], now);
    if (next === null) return [own, counter];
    refusal = next;
    if (next.key === own.key) break;
  }
  return refusal;
}

/**
 * Runs one password check. The try is taken before it, so that parallel guesses gain nothing, and given back if the
 * password is right. A sender without tries has one more a minute; when all senders have used up theirs, each site has.
 * Throws `rate-limited`.
 */
export async function withPasswordTry(
  { sender, site, quizId, now, keys }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counter = (tries: number, windowS: number, ...of: string[]) =>
    counterOf({ tries, windowS }, keys, 'unlock-quiz', ...of);
  const shared = function* () {
    const share = Math.ceil(PASSWORD_TRIES_OF_ALL / SHARDS);
    for (let n = 0; n < SHARDS; n++)
      yield counter(share, PASSWORD_TRIES_WINDOW_S, 'all', quizId, String((ownShard + n) % SHARDS));
    yield counter(1, PASSWORD_LAST_TRY_S, 'last', site, quizId);
  };
  const check = async (own: Counter): Promise<boolean | Refusal> => {
    const taken = await chargeFirst(own, shared(), now);
    if (!Array.isArray(taken)) return taken;
    const right = await isRight();
    if (right) await Promise.all(taken.map(({ key }) => giveBackTry(key)));
    return right;
  };
  const own = counter(PASSWORD_TRIES, PASSWORD_TRIES_WINDOW_S, 'sender', sender, quizId);
  const next = counter(1, PASSWORD_NEXT_TRY_S, 'next', sender, quizId);
  let outcome = await perSender(own.key, () => check(own));
  if (typeof outcome === 'object' && outcome.key === own.key) outcome = await oneByOne(next.key, () => check(next));
  if (typeof outcome === 'boolean') return outcome;
  throw tooMany('Too many wrong passwords.', outcome.endsAt, now);
}
