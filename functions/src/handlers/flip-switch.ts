import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { flipSwitch as flip } from '../db/switches.ts';
import type { CallerContext } from '../services/context.ts';

/** Switches something off for everybody, or on again. */
export async function flipSwitch(
  { switch: name, isOff }: ParsedInputOf<'flipSwitch'>,
  { uid: operatorId, now: at }: CallerContext,
): Promise<OutputOf<'flipSwitch'>> {
  await flip(name, isOff, { operatorId, note: '', at });
  return {};
}
