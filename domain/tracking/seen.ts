import type { Tracking } from './tracking.ts';

/** What a visitor is shown of what a creator would see. */
export interface SeenTracking {
  tracking: Tracking;
  /** `server`: exactly what would be stored. `device`: what the browser says, because the server did not. */
  source: 'server' | 'device';
}
