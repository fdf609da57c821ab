import { HEALTH_KEPT_S, HEALTH_LIMIT } from '@domain/limits.ts';
import type { Request, Response } from 'firebase-functions/https';
import { reachDatabase } from '../db/firestore.ts';
import { createHealth } from '../services/health.ts';
import { reachTasks } from '../services/tasks/schedule.ts';
import { logFailure } from '../support/log.ts';
import { assertMethod, type Visit } from './door.ts';

/** The health check in the function `api`, which is no endpoint: it's asked by GET. */
export const HEALTH = { operation: 'health', limit: HEALTH_LIMIT };

/** Logs why a part doesn't work, as the answer doesn't say. */
const logged = (part: string, check: (now: number) => Promise<void>) => (now: number) =>
  check(now).catch((error: unknown) => {
    logFailure(`health ${part}`, 'unavailable', error);
    throw error;
  });

const health = createHealth({
  database: logged('database', reachDatabase),
  tasks: logged('tasks', reachTasks),
});

/** Answers whether the service works: 200, or 503 when a part is down. The CDN keeps it as long as this instance. */
export async function answerHealth(request: Request, response: Response, { now }: Visit): Promise<void> {
  assertMethod(request, response, 'GET', 'HEAD');
  const data = await health(now);
  response.set('Cache-Control', `public, max-age=0, s-maxage=${HEALTH_KEPT_S}`);
  response.status(Object.values(data.parts).includes('down') ? 503 : 200).json({ ok: true, data });
}
