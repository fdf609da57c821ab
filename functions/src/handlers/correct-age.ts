import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { adultFrom } from '@domain/profiles/age.ts';
import { lowerAge } from '../db/accounts.ts';
import type { CallerContext } from '../services/context.ts';

/** Lets somebody be younger than they have said. Throws `forbidden` for older, or else no age would keep anything out. */
export async function correctAge(
  { ageGroup }: ParsedInputOf<'correctAge'>,
  { uid, now }: CallerContext,
): Promise<OutputOf<'correctAge'>> {
  if (!(await lowerAge(uid, adultFrom(ageGroup, now)))) throw new DomainError('forbidden', 'That is older.');
  return {};
}
