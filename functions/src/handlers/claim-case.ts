import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { claimStoredCase, releaseStoredCase } from '../db/cases.ts';
import type { CallerContext } from '../services/context.ts';

/** Makes a case the calling operator's for some minutes, or for as many more. Throws `not-found`, `conflict`. */
export async function claimCase(
  input: ParsedInputOf<'claimCase'>,
  { uid: operatorId, now }: CallerContext,
): Promise<OutputOf<'claimCase'>> {
  return { claim: await claimStoredCase(input, { operatorId, now }) };
}

/** Gives the caller's case back. */
export async function releaseCase(
  input: ParsedInputOf<'releaseCase'>,
  { uid: operatorId, now }: CallerContext,
): Promise<OutputOf<'releaseCase'>> {
  await releaseStoredCase(input, { operatorId, now });
  return {};
}
