import type { ApiAnswer } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { HEALTH_KEPT_S } from '@domain/limits.ts';
import type { Request, Response } from 'firebase-functions/https';
import { reachDatabase } from '../db/health.ts';
import { senderOf } from '../services/client-ip.ts';
import { reachTasks } from '../services/counters/schedule.ts';
import { createHealth } from '../services/health.ts';
import { admitHealth } from '../services/rate-limits.ts';
import { logFailure } from '../support/log.ts';
import { createContext } from './context.ts';
import { statusOf, toDomainError } from './errors.ts';

const PATH = /^(?:\/api)?\/health\/?$/;

/** Returns whether a path of the function `api` is the health check's, which is no endpoint: it's asked by GET. */
export const isHealthPath = (path: string): boolean => PATH.test(path);

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

/**
 * Answers whether the service works, to pages and to uptime checks: 200, or 503 when a part is down. It needs no App
 * Check, and is kept by the CDN for as long as by this instance.
 */
export async function answerHealth(request: Request, response: Response): Promise<void> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new DomainError('method-not-allowed', 'Use GET or HEAD.');
    const context = createContext();
    admitHealth({ ...context, sender: senderOf(request, context.keys) });
    const data = await health(context.now);
    response.set('Cache-Control', `public, max-age=0, s-maxage=${HEALTH_KEPT_S}`);
    response.status(Object.values(data.parts).includes('down') ? 503 : 200).json({ ok: true, data });
  } catch (error) {
    const known = toDomainError(error);
    logFailure('health', known.code, error);
    if (known.code === 'method-not-allowed') response.set('Allow', 'GET, HEAD');
    if (known.retryAfter !== undefined) response.set('Retry-After', String(known.retryAfter));
    response.status(statusOf(known.code)).json({ ok: false, error: known.toBody() } satisfies ApiAnswer<never>);
  }
}
