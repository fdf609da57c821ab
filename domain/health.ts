/** What the service needs to work. */
export const HEALTH_COMPONENTS = ['database', 'tasks'] as const;
export type HealthComponent = (typeof HEALTH_COMPONENTS)[number];
export type ComponentHealth = 'ok' | 'slow' | 'down';

/** What `GET /api/health` answers. */
export interface Health {
  /** All parts are `ok`. */
  ok: boolean;
  parts: Record<HealthComponent, ComponentHealth>;
  /** How long the slowest part took. */
  tookMs: number;
}
