import type { TrackingInput } from './tracking.ts';

/**
 * Returns the part of a browser's data that may be stored: with Do Not Track or sharing less, that setting only. The
 * device sends no more, and the server stores no more of what is sent.
 */
export function asAllowed(input: TrackingInput): TrackingInput {
  const { timestamp, doNotTrack, shareLess } = input;
  if (!doNotTrack && !shareLess) return input;
  return { timestamp, ...(doNotTrack && { doNotTrack }), ...(shareLess && { shareLess }) };
}
