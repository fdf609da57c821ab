import { SWEEP_MS } from '@domain/limits.ts';
import { sweepUntil } from '../services/sweep.ts';

/** The daily clean-up. What it has no time for is done on the next day. */
export async function sweep(): Promise<void> {
  await sweepUntil(Date.now(), AbortSignal.timeout(SWEEP_MS));
}
