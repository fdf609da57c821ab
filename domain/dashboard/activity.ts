import { ACTIVITY_ACTIVE_ABOVE, ACTIVITY_BAR_FULL, ACTIVITY_VERY_ACTIVE_ABOVE, VIEWS_PER_RESPONSE } from '../limits.ts';

type ActivityLevel = 'veryActive' | 'active' | 'gettingStarted';

export function activityLevel(responses: number): ActivityLevel {
  if (responses > ACTIVITY_VERY_ACTIVE_ABOVE) return 'veryActive';
  return responses > ACTIVITY_ACTIVE_ABOVE ? 'active' : 'gettingStarted';
}

/** Returns how full the activity bar is, 0 to 1. */
export function activityShare(responses: number): number {
  return Math.min(1, Math.max(0, responses / ACTIVITY_BAR_FULL));
}

/** Returns the spec's estimate of profile views, which nobody counts yet; always labeled "estimate". */
export function estimatedViews(responses: number): number {
  return Math.round(responses * VIEWS_PER_RESPONSE);
}
