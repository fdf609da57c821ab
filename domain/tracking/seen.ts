import type { Tracking } from './tracking.ts';

/** What a visitor is shown of the data a creator would see. */
export interface SeenTracking {
  tracking: Tracking;
  /** `server`: exactly what would be stored. `device`: the browser's own data, when the server didn't answer. */
  source: 'server' | 'device';
}
