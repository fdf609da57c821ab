import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { liftStoredSuspension } from '../db/suspensions.ts';
import type { CallerContext } from '../services/context.ts';

/** Ends a creator's suspension; visitors see their content again. */
export async function liftSuspension(
  { uid, note }: ParsedInputOf<'liftSuspension'>,
  { uid: operatorId, now }: CallerContext,
): Promise<OutputOf<'liftSuspension'>> {
  await liftStoredSuspension({ uid, operatorId, note, now });
  return {};
}
