import { createContext } from 'react';

/** What the server has read for the page. */
export interface PageData {
  /** Values of `useLoad` by key. Each is used once; a later visit to the same page reads again. */
  values: Map<string, unknown>;
  /** The browser has kept the page for long: it is shown, and read again. */
  isOld: boolean;
}

export const PageDataContext = createContext<PageData>({ values: new Map(), isOld: false });
