import { expect, it } from 'vitest';
import { createKeys } from './keys.ts';
import { admitByIp } from './rate-limits.ts';

const keys = createKeys('a key that is long enough to sign counts with');
const LIMIT = { tries: 4, windowS: 60 };

/** How many of `times` requests are let through, each from another network of `site`. */
function admitted(site: string, times: number, networkOf = (n: number) => `${site} ${n}`): number {
  let count = 0;
  for (let n = 0; n < times; n += 1)
    try {
      admitByIp('visits', LIMIT, { sender: networkOf(n), site, keys, now: 1000 });
      count += 1;
    } catch {}
  return count;
}

it('what is counted in memory only is limited for all networks of one customer', () => {
  expect(admitted('one', 100)).toBe(5 * LIMIT.tries);
});

it('a network that is refused uses up nothing that its neighbors share', () => {
  expect(admitted('two', 100, () => 'two loud')).toBe(LIMIT.tries);
  expect(admitted('two', 10)).toBe(10);
});
