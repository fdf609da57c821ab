import type { Switch } from '@domain/switches/switches.ts';
import { createContext } from 'react';

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
