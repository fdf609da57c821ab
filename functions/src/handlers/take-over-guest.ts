import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import type { CallerContext } from '../services/context.ts';
import { takeOver } from '../services/guests.ts';

/** Moves everything a guest has to the caller, by the pass from `ensureGuest`. Throws `not-found`. */
export async function takeOverGuest(
  { pass }: ParsedInputOf<'takeOverGuest'>,
  { uid, ...context }: CallerContext,
): Promise<OutputOf<'takeOverGuest'>> {
  await takeOver(pass, uid, context);
  return {};
}
