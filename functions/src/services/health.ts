import { type ComponentHealth, HEALTH_COMPONENTS, type Health, type HealthComponent } from '@domain/health.ts';
import { HEALTH_DOWN_MS, HEALTH_KEPT_S, HEALTH_SLOW_MS } from '@domain/limits.ts';

/** Throws when a part of the service doesn't work. */
type Check = (now: number) => Promise<void>;

interface Timed {
  health: ComponentHealth;
  tookMs: number;
}

/** Resolves after `ms`; `stop` ends the wait. */
function patience(ms: number): { over: Promise<'over'>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, ms, 'over');
  });
  return { over, stop: () => clearTimeout(timer) };
}

async function time(check: Check, now: number): Promise<Timed> {
  const began = performance.now();
  const { over, stop } = patience(HEALTH_DOWN_MS);
  const outcome = await Promise.race([
    check(now).then(
      () => 'works' as const,
      () => 'over' as const,
    ),
    over,
  ]);
  stop();
  const tookMs = Math.round(performance.now() - began);
  if (outcome === 'over') return { health: 'down', tookMs };
  return { health: tookMs > HEALTH_SLOW_MS ? 'slow' : 'ok', tookMs };
}

/** Returns a function that checks the service, twice a minute at most: requests share an answer. */
export function createHealth(checks: Readonly<Record<HealthComponent, Check>>): (now: number) => Promise<Health> {
  let last: { health: Promise<Health>; at: number } | undefined;
  const look = async (now: number): Promise<Health> => {
    const timed = await Promise.all(HEALTH_COMPONENTS.map((part) => time(checks[part], now)));
    const parts = Object.fromEntries(HEALTH_COMPONENTS.map((part, n) => [part, timed[n]?.health])) as Health['parts'];
    return {
      ok: timed.every(({ health }) => health === 'ok'),
      parts,
      tookMs: Math.max(...timed.map(({ tookMs }) => tookMs)),
    };
  };
  return (now) => {
    if (!last || now - last.at >= HEALTH_KEPT_S * 1000) last = { health: look(now), at: now };
    return last.health;
  };
}
