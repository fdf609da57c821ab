import type { TrackingInput } from './tracking.ts';

/**
 * Returns what may be kept of what a browser says: with Do Not Track or of somebody who shares less, that wish alone. The
 * device sends no more, and the server keeps no more of what is sent.
 */
export function asAllowed(input: TrackingInput): TrackingInput {
  const { timestamp, doNotTrack, shareLess } = input;
  if (!doNotTrack && !shareLess) return input;
  return { timestamp, ...(doNotTrack && { doNotTrack }), ...(shareLess && { shareLess }) };
}
