import type { Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import { softwareOf } from './user-agent.ts';

/**
 * What an owner sees of who sent something: the browser's own words and what the server reads from them. The one way to
 * it, so that what a visitor is shown before sending is what is stored.
 */
export function enrichTracking(input: TrackingInput): Tracking {
  return { ...input, ...softwareOf(input.userAgent) };
}
