import { countMessages, fetchPlays } from '../../db/summaries.ts';
import type { Week } from './content.ts';

const HOUR_MS = 3_600_000;
export const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Sunday, 15:00 UTC: the first week ends here. 1970 began with a Thursday. */
const FIRST_END = 3 * 24 * HOUR_MS + 15 * HOUR_MS;

/** Returns when the last full week ended: the latest Sunday, 15:00 UTC. */
export const weekEndBefore = (now: number): number => FIRST_END + Math.floor((now - FIRST_END) / WEEK_MS) * WEEK_MS;

type Plays = Awaited<ReturnType<typeof fetchPlays>>['plays'];

/** Returns the title of the quiz that was played most, the newer one of two; null if only private ones were. */
export function favoriteOf(plays: Plays): string | null {
  const counts = new Map<string, { count: number; title: string }>();
  for (const { quiz } of plays) {
    if (!quiz) continue;
    const { count = 0, title = quiz.title } = counts.get(quiz.id) ?? {};
    counts.set(quiz.id, { count: count + 1, title });
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  return most?.title ?? null;
}

/** Returns what happened to a creator in the week that ended then. */
export async function lookBack(uid: string, weekEnd: number, unread: number): Promise<Week> {
  const from = weekEnd - WEEK_MS;
  const [messages, { total, plays }] = await Promise.all([
    countMessages(uid, from, weekEnd),
    fetchPlays(uid, from, weekEnd),
  ]);
  const sum = plays.reduce((all, { percentage }) => all + percentage, 0);
  const averagePercent = plays.length === 0 ? null : sum / plays.length;
  return { plays: total, averagePercent, favorite: favoriteOf(plays), messages, unread };
}
