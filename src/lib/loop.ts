import type { Entry, LoopStep } from '@domain/loop/loop.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

interface Visit {
  entry: Entry;
  reached: Set<LoopStep>;
  last: number | null;
  /** What the next beacon tells. */
  steps: Partial<Record<LoopStep, number | null>>;
  views: string[];
}
/** It lives as long as the page; null where nothing may be counted. */
let visit: Visit | null = null;

/** Counts a step, once for the visit. */
export function reach(step: LoopStep): void {
  if (!visit || visit.reached.has(step)) return;
  visit.reached.add(step);
  const now = Math.round(performance.now());
  visit.steps[step] = visit.last && now - visit.last;
  visit.last = now;
}

/** Counts an opening of somebody's page. */
export function view(owner: string): void {
  reach('opened');
  visit?.views.push(owner);
}

/** Returns by what the visit began, for what the server counts itself. */
export const withEntry = (): { entry?: Entry } => (visit ? { entry: visit.entry } : {});

function tell(): void {
  if (document.visibilityState !== 'hidden' || !visit) return;
  const { entry, steps, views } = visit;
  if (!views[0] && !Object.keys(steps)[0]) return;
  const told = new Blob([JSON.stringify({ entry, steps, views })], { type: 'application/json' });
  navigator.sendBeacon('/api/visits', told);
  visit.steps = {};
  visit.views = [];
}

/**
 * Counts the visit that begins with this page. How its link came is in the fragment, which no server and no cache sees,
 * and which is taken out of the address: who copies that passes on a plain link.
 */
export function startLoop(): void {
  const { hash, pathname, search } = location;
  const kind = /^#(card|story|qr)$/.exec(hash)?.[1] as Entry | undefined;
  if (kind) history.replaceState(history.state, '', pathname + search);
  const entry = pathname.split('/')[1] === 'circle' ? 'circle' : (kind ?? 'link');
  visit = asksForPrivacy() ? null : { entry, reached: new Set(), last: null, steps: {}, views: [] };
  addEventListener('visibilitychange', tell);
}
