import { PAGE_DATA_FRESH_MS } from '@domain/limits.ts';
import type { Switch } from '@domain/switches/switches.ts';
import { createContext } from 'react';
import { PAGE_DATA_ID } from '../config/element-ids.ts';

/** What the server has read for the page. */
export interface PageData {
  /** Values of `useLoad` by key. Each is used once; a later visit to the same page reads again. */
  values: Map<string, unknown>;
  /** The browser has kept the page for long: it is shown, and read again. */
  isOld: boolean;
  off: readonly Switch[];
}
export const NO_PAGE_DATA: PageData = { values: new Map(), isOld: false, off: [] };

export const PageDataContext = createContext<PageData>(NO_PAGE_DATA);

/** Returns what came with the page, if anything. */
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
  return { values: new Map(values), isOld: Date.now() - at > PAGE_DATA_FRESH_MS, off };
}
