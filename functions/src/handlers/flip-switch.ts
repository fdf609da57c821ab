import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { flipSwitches } from '../db/switches.ts';
import type { CallerContext } from '../services/context.ts';

/** Switches something off for everybody, or on again. */
export async function flipSwitch(
  { switch: name, isOff }: ParsedInputOf<'flipSwitch'>,
  { uid: operatorId, now: at }: CallerContext,
): Promise<OutputOf<'flipSwitch'>> {
  await flipSwitches(() => [{ name, isOff }], { by: 'operator', operatorId, note: '', at });
  return {};
}
