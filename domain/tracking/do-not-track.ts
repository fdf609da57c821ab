import type { TrackingInput } from './tracking.ts';

/** Returns what may be kept of a browser's data: with Do Not Track, only that signal. */
export const asAllowed = (input: TrackingInput): TrackingInput =>
  input.doNotTrack ? { timestamp: input.timestamp, doNotTrack: true } : input;
