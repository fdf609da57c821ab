import type { Health } from '@domain/health.ts';
import { HEALTH_DOWN_MS } from '@domain/limits.ts';
import { type Is, isFlag, shaped } from '@domain/type-guards.ts';
import { hearDate } from '../lib/clock.ts';

/** Any network may answer with JSON, but not with this. */
const isOurs: Is<{ data: Pick<Health, 'ok'> }> = shaped({ data: shaped({ ok: isFlag }) });

/** Returns whether the service says that it is slow or down, or says nothing; null if that isn't known. */
export async function fetchIsSlow(): Promise<boolean | null> {
  try {
    const reply = await fetch('/api/health', { signal: AbortSignal.timeout(HEALTH_DOWN_MS) });
    hearDate(reply.headers);
    const answer: unknown = await reply.json().catch(() => null);
    return isOurs(answer) ? !answer.data.ok : reply.status >= 500 || null;
  } catch (error) {
    // a broken connection says nothing of the service
    return (error instanceof DOMException && error.name === 'TimeoutError') || null;
  }
}
