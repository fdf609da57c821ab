import { DIRECT_WRITES_LIMIT } from '@domain/limits.ts';
import { pause } from '../db/pauses.ts';
import { createInstanceCounts } from './instance-counts.ts';

const writes = createInstanceCounts();

/**
 * Counts a browser's write that has started a function, and pauses people who make too many: 200 quizzes that are
 * opened and closed every second would be 17 million runs a day. Nobody gets there by hand, not even with what waited
 * offline.
 */
export async function keepPace(uid: string, now: number = Date.now()): Promise<void> {
  if (writes.take({ key: uid, limit: DIRECT_WRITES_LIMIT }, now)) await pause(uid, now);
}
