import { TRANSLATION_BUDGET } from '@domain/limits.ts';
import { chargeTries } from '../db/rate-limits.ts';
import type { SenderContext } from './context.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { counterOf } from './rate-limits.ts';

/** Remembers no exhausted counter: where many characters are too many, a few may not be. */
const limiter = createRateLimiter(chargeTries, { remembers: false });

/** Takes texts off the shares of creator and asker and the day's budget, even if that fails. Returns whether they fit. */
export async function spendBudget(
  texts: readonly string[],
  ownerId: string,
  { keys, now, site }: Pick<SenderContext, 'keys' | 'now' | 'site'>,
): Promise<boolean> {
  const amount = texts.reduce((sum, text) => sum + text.length, 0);
  const { ofOne, ofAll } = TRANSLATION_BUDGET;
  const counters = [
    counterOf(ofOne, keys, 'translation', ownerId),
    counterOf(ofOne, keys, 'translation', 'for', site),
    counterOf(ofAll, keys, 'translation'),
  ];
  const refusal = await limiter.take(
    counters.map((counter) => ({ ...counter, amount })),
    now,
  );
  return !refusal;
}
