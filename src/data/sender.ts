import { PATIENCE_MS } from '@domain/patience.ts';
import type { TrackingInput } from '@domain/tracking/tracking.ts';
import { now } from '../lib/clock.ts';
import { withTimeout } from '../lib/with-timeout.ts';

/** Not needed before something is sent. */
export const loadTracking = () => import('./tracking.ts');

/**
 * Returns what the browser tells of whoever sends something. That never keeps it from leaving: where the code for it is
 * lost or blocked, the least is told, as who sends may have asked for that. Never throws.
 */
export async function describeSender(): Promise<TrackingInput> {
  let told: TrackingInput = { timestamp: Math.max(0, now()), shareLess: true };
  const telling = loadTracking().then(({ collectTracking }) => {
    told = collectTracking();
  });
  await withTimeout(telling, PATIENCE_MS.seenTracking).catch(() => undefined);
  return told;
}
