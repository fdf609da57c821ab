import type { Tracking } from './tracking.ts';

export interface SeenTracking {
  tracking: Tracking;
  /** `server`: exactly what would be stored. `device`: the browser's own data, when the server didn't answer. */
  source: 'server' | 'device';
}
