import type { Health } from '@domain/health.ts';
import { HEALTH_DOWN_MS } from '@domain/limits.ts';

/** Returns whether the service says that a part of it is slow or down, or doesn't say; null if that can't be told. */
export async function fetchIsSlow(): Promise<boolean | null> {
  try {
    const reply = await fetch('/api/health', { signal: AbortSignal.timeout(HEALTH_DOWN_MS) });
    const { data } = (await reply.json().catch(() => ({}))) as { data?: Health };
    return data ? !data.ok : reply.status >= 500 || null;
  } catch (error) {
    // a broken connection says nothing of the service
    return (error instanceof DOMException && error.name === 'TimeoutError') || null;
  }
}
