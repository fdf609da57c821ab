import { expect, it } from 'vitest';
import { BEGINNINGS } from '../../locales/beginnings.ts';
import { lookOf } from '../text-problems.ts';
import { hashOf } from './draft.ts';

// remade by `npx vitest run domain/games/two-truths/begun.test.ts -u`, when a beginning has changed
it('the hashes are those of all beginnings, in every language', async () => {
  const hashes = Object.values(BEGINNINGS).flatMap((texts) => Object.values<string>(texts).map(lookOf).map(hashOf));
  await expect(`/** Hashes of the sentences that only begin (begun.test.ts). */
export const BEGUN =
  '${hashes.join(' ')}';
`).toMatchFileSnapshot('./begun.ts');
});
