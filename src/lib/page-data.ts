import { PAGE_DATA_FRESH_MS } from '@domain/limits.ts';
import type { Switch } from '@domain/switches/switches.ts';
import { createContext } from 'react';
import { PAGE_DATA_ID } from '../config/element-ids.ts';
import { hear, now } from './clock.ts';

export interface PageData {
  /** Values of `useLoad` by key. Each is used once; a later visit to the same page reads again. */
  values: Map<string, unknown>;
  /** The browser has kept the page for long: it is shown, and read again. */
  isOld: boolean;
  off: readonly Switch[];
}
export const NO_PAGE_DATA: PageData = { values: new Map(), isOld: false, off: [] };

export const PageDataContext = createContext<PageData>(NO_PAGE_DATA);

export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block) return NO_PAGE_DATA;
  const {
    at,
    values,
    off = [],
  } = JSON.parse(block.textContent) as {
    at: number;
    values: [string, unknown][];
    off?: PageData['off'];
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // made just now, unless the browser had kept it
  if (visit?.transferSize || at > now()) hear(at);
  return { values: new Map(values), isOld: now() - at > PAGE_DATA_FRESH_MS, off };
}
