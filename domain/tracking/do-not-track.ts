import type { TrackingInput } from './tracking.ts';

/** What is kept of a browser's words: of one that asks not to be tracked, only that it does. */
export const asAllowed = (input: TrackingInput): TrackingInput =>
  input.doNotTrack ? { timestamp: input.timestamp, doNotTrack: true } : input;
