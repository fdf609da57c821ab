/** What the service needs to work. */
export const HEALTH_PARTS = ['database', 'tasks'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export type PartHealth = 'ok' | 'slow' | 'down';

/** What `GET /api/health` answers. */
export interface Health {
  /** All parts are `ok`. */
  ok: boolean;
  parts: Record<HealthPart, PartHealth>;
  /** How long the slowest part took. */
  tookMs: number;
}
