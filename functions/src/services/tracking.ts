import type { Place, Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import { softwareOf } from './user-agent.ts';

/**
 * What an owner sees of who sent something: the browser's own words, what the server reads from them, and the place of
 * the address. The one way to it, so that what a visitor is shown before sending is what is stored.
 */
export function enrichTracking(input: TrackingInput, { timezone, ...place }: Place): Tracking {
  return { ...(timezone && { timezone }), ...input, ...softwareOf(input.userAgent), ...place };
}
