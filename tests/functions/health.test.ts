import type { Health } from '@domain/health.ts';
import { HEALTH_LIMIT } from '@domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './support/backend.ts';
import { send, someAddress } from './support/requests.ts';

const ask = (init: RequestInit = {}, from = someAddress()) =>
  send<{ ok: boolean; data: Health; error?: { code: string } }>(`${FUNCTIONS}/api/api/health`, {
    ...init,
    headers: { 'x-forwarded-for': from },
  });

describe('/api/health', () => {
  it('says that each part works, and how long the check took', async () => {
    const { status, body, headers } = await ask();
    expect(body).toMatchObject({ ok: true, data: { ok: true, parts: { database: 'ok', tasks: 'ok' } } });
    expect(body.data.tookMs).toBeGreaterThanOrEqual(0);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  it('checks once for many requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
  });

  it('is limited per sender', async () => {
    const from = someAddress();
    const statuses = await Promise.all(
      Array.from({ length: HEALTH_LIMIT.tries + 5 }, async () => (await ask({}, from)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await ask()).status).toBe(200);
  });
});
