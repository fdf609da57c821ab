import { randomInt } from 'node:crypto';
import { PASSWORD_LAST_TRY_S, PASSWORD_TRIES, PASSWORD_TRIES_OF_ALL, PASSWORD_TRIES_WINDOW_S } from '@domain/limits.ts';
import { type Counter, giveBackTry, takeTries } from '../db/rate-limits.ts';
import { createGate } from './gate.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { counterOf, tooMany } from './rate-limits.ts';

/** Who tries a password, told by keyed hashes; see `senderOf` and `siteOf`. */
export interface Guesser {
  sender: string;
  site: string;
  quizId: string;
  now: number;
  keys: Keys;
}

/** No more checks at once than there are tries: else a class that comes in together would use them up, all with the right word. */
const gate = createGate(PASSWORD_TRIES);
/** It remembers no full counter: the tries of those who know the password come back. */
const limiter = createRateLimiter(takeTries, { remembers: false });

/** What all senders try is counted in as many documents; instances start with different ones. */
const SHARDS = 4;
const ownShard = randomInt(SHARDS);

/** Takes a try by the first of these lists of counters that has one left, and returns that list. */
async function takeFirst(choices: Iterable<Counter[]>, own: Counter, now: number): Promise<Counter[]> {
  let endsAt = now;
  for (const counters of choices) {
    const refusal = await limiter.take(counters, now);
    if (refusal === null) return counters;
    endsAt = refusal.endsAt;
    if (refusal.key === own.key) break;
  }
  throw tooMany('Too many wrong passwords.', endsAt, now);
}

/**
 * Runs one check of a quiz's password. A try is taken before the check, for the sender and for all senders, so that many at
 * once get no more tries than one after the other, and a count that fails lets nobody guess. It is given back when the password was right: a
 * class behind one address can all come in. When all senders have used up theirs, each site has one more, which is all that
 * those need who know the password. Throws `rate-limited` with the seconds to wait when no try is left.
 */
export async function withPasswordTry(
  { sender, site, quizId, now, keys }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counter = (tries: number, windowS: number, ...of: string[]) =>
    counterOf({ tries, windowS }, keys, 'unlock-quiz', ...of);
  const own = counter(PASSWORD_TRIES, PASSWORD_TRIES_WINDOW_S, 'sender', sender, quizId);
  const choices = function* () {
    const share = Math.ceil(PASSWORD_TRIES_OF_ALL / SHARDS);
    for (let n = 0; n < SHARDS; n++)
      yield [own, counter(share, PASSWORD_TRIES_WINDOW_S, 'all', quizId, String((ownShard + n) % SHARDS))];
    yield [own, counter(1, PASSWORD_LAST_TRY_S, 'last', site, quizId)];
  };
  return gate(own.key, async () => {
    const taken = await takeFirst(choices(), own, now);
    const right = await isRight();
    if (right) await Promise.all(taken.map(({ key }) => giveBackTry(key)));
    return right;
  });
}
