import { PATIENCE_MS } from '@domain/patience.ts';
import type { SeenTracking, Tracking } from '@domain/tracking/tracking.ts';
import { isNumber, shaped } from '@domain/type-guards.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { post } from './offline/http-api.ts';
import { collectTracking } from './tracking.ts';

const isSent = shaped({ timestamp: isNumber });
const isSeen = shaped({ trackingData: (value): value is Tracking => isSent(value) });

/** Returns what a creator would see of a submission sent now; on a failure the browser's own data. Never throws. */
export async function fetchSeenTracking(): Promise<SeenTracking> {
  const local: SeenTracking = { tracking: collectTracking(), source: 'device' };
  let seen = local;
  const asked = post('collect-tracking-data', local.tracking, isSeen).then(({ trackingData }) => {
    seen = { tracking: trackingData, source: 'server' };
  });
  try {
    await withTimeout(asked, PATIENCE_MS.seenTracking);
  } catch {
    return local;
  }
  return seen;
}
