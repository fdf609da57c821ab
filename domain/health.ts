export const HEALTH_COMPONENTS = ['database', 'tasks'] as const;
export type HealthComponent = (typeof HEALTH_COMPONENTS)[number];
export type ComponentHealth = 'ok' | 'slow' | 'down';

/** What `GET /api/health` answers. */
export interface Health {
  ok: boolean;
  parts: Record<HealthComponent, ComponentHealth>;
  tookMs: number;
}
