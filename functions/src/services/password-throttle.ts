import { PASSWORD_TRIES, PASSWORD_TRIES_WINDOW_S } from '@domain/limits.ts';
import { giveBackTry, takeTries } from '../db/rate-limits.ts';
import { createGate } from './gate.ts';
import type { Keys } from './keys.ts';
import { tooMany } from './rate-limits.ts';

/** No more checks at once than there are tries: else a class that comes in together would use them up, all with the right word. */
const gate = createGate(PASSWORD_TRIES);

/**
 * Runs one check of a quiz's password. The try is taken before the check, so that many at once get no more tries than
 * one after the other, and given back when the password was right: a class behind one address can all come in.
 * Throws `rate-limited` with the seconds to wait when the sender has no try left.
 */
export async function withPasswordTry(
  { sender, quizId, now, keys }: { sender: string; quizId: string; now: number; keys: Keys },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const key = keys.sign('rate-limit', 'unlock-quiz', sender, quizId).toString('hex');
  const limit = { tries: PASSWORD_TRIES, windowS: PASSWORD_TRIES_WINDOW_S };
  return gate(key, async () => {
    const [refusal] = await takeTries([[{ key, limit }]], now);
    if (refusal) throw tooMany('Too many wrong passwords.', refusal.endsAt, now);
    const right = await isRight();
    if (right) await giveBackTry(key);
    return right;
  });
}
