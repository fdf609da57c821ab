import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { claimStoredCase, releaseStoredCase } from '../db/cases.ts';
import type { CallerContext } from '../services/context.ts';

/** Makes a case the caller's for minutes; opens the sender on demand. Throws `not-found`, `conflict`, `forbidden`. */
export async function claimCase(
  input: ParsedInputOf<'claimCase'>,
  { uid: operatorId, now, keys }: CallerContext,
): Promise<OutputOf<'claimCase'>> {
  const { claim, of } = await claimStoredCase(input, { operatorId, now });
  if (!input.opensSender) return { claim };
  const sealed = of.on === 'report' ? of.found.sealedTracking : null;
  return { claim, sender: sealed ? JSON.parse(keys.decrypt('tracking', input.id, sealed as Buffer)) : null };
}

/** Gives the caller's case back. */
export async function releaseCase(
  input: ParsedInputOf<'releaseCase'>,
  { uid: operatorId, now }: CallerContext,
): Promise<OutputOf<'releaseCase'>> {
  await releaseStoredCase(input, { operatorId, now });
  return {};
}
