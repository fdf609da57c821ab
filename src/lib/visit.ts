import type { Entry, LoopStep, Told } from '@domain/loop/loop.ts';
import { findRoute } from '../config/find-route.ts';

/** By what the visit began, for what the server counts itself; undefined where nothing may be counted. */
export let entry: Entry | undefined;
let since = 0;
let newest = 0;
const steps: Told['steps'] = {};

/** Counts a step, or a page with the first segment of its address; once for the visit. */
export const reach = (step: LoopStep | `${string}/${string}`): void => {
  steps[step] ||= newest = performance.now();
};

/** Counts the visit that begins with this page. How its link came is in the fragment, which no server and no cache sees. */
export const startVisit = (): void => {
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const found = /^.(circle\b|(card|story|qr)$)/.exec(location.hash || location.pathname)?.[1] as Entry | undefined;
  entry = found ?? (findRoute(location.pathname)?.isRendered ? 'link' : 'site');
  addEventListener('visibilitychange', () => {
    if (newest <= since) return;
    navigator.sendBeacon(
      '/api/visits',
      new Blob([JSON.stringify({ entry, since, steps })], { type: 'application/json' }),
    );
    since = newest;
  });
};
