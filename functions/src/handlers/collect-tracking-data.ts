import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import type { SenderContext } from '../services/context.ts';
import { enrichTracking } from '../services/tracking.ts';

/** Returns what the owner would see of a submission from this browser. Stores nothing. */
export async function collectTrackingData(
  input: ParsedInputOf<'collect-tracking-data'>,
  context: SenderContext,
): Promise<OutputOf<'collect-tracking-data'>> {
  return { trackingData: await enrichTracking(input, context) };
}
