import type { Told } from '@domain/loop/loop.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

/** It lives as long as the page; undefined where nothing may be counted. */
let visit: Told | undefined;
let isNew = false;

/** Counts a step, once for the visit. */
export function reach(step: keyof Told['steps']): void {
  if (visit) visit.steps[step] ||= performance.now();
  isNew = true;
}

/** Counts an opening of somebody's page. */
export function view(owner: string): void {
  visit?.views.push(owner);
  reach('opened');
}

/** Returns by what the visit began, for what the server counts itself. */
export const withEntry = (): Pick<Told, 'entry'> | undefined => visit && { entry: visit.entry };

/** Counts the visit that begins with this page. How its link came is in the fragment, which no server and no cache sees. */
export function startLoop(): void {
  const entry = /(?<=^.)circle\b|(?<=#)(card|story|qr)$/.exec(location.pathname + location.hash)?.[0] as Told['entry'];
  visit = asksForPrivacy() ? undefined : { entry: entry ?? 'link', since: 0, steps: {}, views: [] };
  addEventListener('visibilitychange', () => {
    if (!document.hidden || !isNew || !visit) return;
    navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(visit)], { type: 'application/json' }));
    visit.since = performance.now();
    visit.views = [];
    isNew = false;
  });
}
