import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import type { CallerContext } from '../services/context.ts';
import { takeOver } from '../services/guests.ts';

/** Gives the caller all that a guest has, by the pass that `ensureGuest` gave them. Throws `not-found`. */
export async function takeOverGuest(
  { pass }: ParsedInputOf<'takeOverGuest'>,
  { uid, ...context }: CallerContext,
): Promise<OutputOf<'takeOverGuest'>> {
  await takeOver(pass, uid, context);
  return {};
}
