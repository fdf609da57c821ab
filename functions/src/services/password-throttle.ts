import { PASSWORD_TRIES, PASSWORD_TRIES_OF_ALL, PASSWORD_TRIES_WINDOW_S } from '@domain/limits.ts';
import { findRefusal, giveBackTry, takeTries } from '../db/rate-limits.ts';
import { createGate } from './gate.ts';
import type { Keys } from './keys.ts';
import { counterOf, tooMany } from './rate-limits.ts';

/** No more checks at once than there are tries: else a class that comes in together would use them up, all with the right word. */
const gate = createGate(PASSWORD_TRIES);

/**
 * Runs one check of a quiz's password. The sender's try is taken before the check, so that many at once get no more tries
 * than one after the other, and given back when the password was right: a class behind one address can all come in. What
 * all senders guess wrong is counted after it, so that those who know the password do not wait for one another.
 * Throws `rate-limited` with the seconds to wait when the sender, or the quiz, has no try left.
 */
export async function withPasswordTry(
  { sender, quizId, now, keys }: { sender: string; quizId: string; now: number; keys: Keys },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counter = (tries: number, ...of: string[]) =>
    counterOf({ tries, windowS: PASSWORD_TRIES_WINDOW_S }, keys, 'unlock-quiz', ...of);
  const own = counter(PASSWORD_TRIES, sender, quizId);
  const all = counter(PASSWORD_TRIES_OF_ALL, quizId);
  return gate(own.key, async () => {
    const refusal = (await findRefusal(all, now)) ?? (await takeTries([[own]], now))[0];
    if (refusal) throw tooMany('Too many wrong passwords.', refusal.endsAt, now);
    const right = await isRight();
    if (right) await giveBackTry(own.key);
    else await takeTries([[all]], now);
    return right;
  });
}
