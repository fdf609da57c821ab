import type { Entry, LoopStep, Told } from '@domain/loop/loop.ts';

/** It lives as long as the page; undefined where nothing may be counted. */
let visit: Told | undefined;
let isNew: unknown;

/** Counts a step, or a page with the first segment of its address; once for the visit. */
export function reach(step: LoopStep | `${string}/${string}`): void {
  if (visit) isNew = visit.steps[step] ||= performance.now();
}

/** Returns by what the visit began, for what the server counts itself. */
export const withEntry = (): Pick<Told, 'entry'> | undefined => visit && { entry: visit.entry };

/** Counts the visit that begins with this page. How its link came is in the fragment, which no server and no cache sees. */
export function startLoop(): void {
  visit = undefined;
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const found = /^.(circle\b|(card|story|qr)$)/.exec(location.hash || location.pathname);
  const told: Told = { entry: (found?.[1] as Entry) ?? 'link', since: 0, steps: {} };
  visit = told;
  addEventListener('visibilitychange', () => {
    if (!document.hidden || !isNew) return;
    navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(told)], { type: 'application/json' }));
    told.since = performance.now();
    isNew = 0;
  });
}
