import { ACTIVITY_ACTIVE_ABOVE, ACTIVITY_BAR_FULL, ACTIVITY_VERY_ACTIVE_ABOVE, VIEWS_PER_RESPONSE } from '../limits.ts';
import type { AccountActivity } from '../profiles/account-activity.ts';

type ActivityLevel = 'veryActive' | 'active' | 'gettingStarted';

export function activityLevel(responses: number): ActivityLevel {
  if (responses > ACTIVITY_VERY_ACTIVE_ABOVE) return 'veryActive';
  return responses > ACTIVITY_ACTIVE_ABOVE ? 'active' : 'gettingStarted';
}

/** Returns how full the activity bar is, 0 to 1. */
export function activityShare(responses: number): number {
  return Math.min(1, Math.max(0, responses / ACTIVITY_BAR_FULL));
}

/** Returns profile views: those counted, and the spec's estimate of the time before, which has to be labeled as one. */
export function profileViews(responses: number, counted: AccountActivity['views']) {
  const estimated = Math.round((counted?.playsBefore ?? responses) * VIEWS_PER_RESPONSE);
  return { views: (counted?.count ?? 0) + estimated, estimated };
}
