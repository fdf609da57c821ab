import { type Address, addressOf, type To } from './address.ts';

type State = Readonly<Record<string, unknown>> | null;

/** An entry of the browser's history: its address, and what it keeps. The key survives a reload. */
export interface Location extends Address {
  state: State;
  key: string;
}

/** How an entry was reached: `POP` is the first page, Back and Forward. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: object | null | undefined;
}

/** React Router's form: it shares the history, and entries of older versions of the app have it. */
interface Entry {
  usr: object | null;
  key: string;
  idx: number;
}

const entry = () => history.state as Entry | null;
const listeners = new Set<(type: NavigationType) => void>();
let shown = '/';

/** Records which pathname is on the screen. While the next page loads, it is not the browser's. */
export function setShown(pathname: string): void {
  shown = pathname;
}

export function readLocation(): Location {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: (entry()?.usr as State | undefined) ?? null, key: entry()?.key ?? 'default' };
}

/** Calls `listener` after every navigation; returns a function that ends it. */
export function listen(listener: (type: NavigationType) => void): () => void {
  const pop = () => listener('POP');
  addEventListener('popstate', pop);
  listeners.add(listener);
  return () => {
    removeEventListener('popstate', pop);
    listeners.delete(listener);
  };
}

function push(data: Entry, url: URL): void {
  try {
    history.pushState(data, '', url);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    location.assign(url); // Safari allows a hundred entries in half a minute
  }
}

/** Goes to an address of this site, or by a number of entries. Throws for another site. */
export function navigate(to: To | number, { replace = false, state = null }: NavigateOptions = {}): void {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  const url = new URL(addressOf(to, shown), location.origin);
  if (url.origin !== location.origin) throw new Error(`${url} is not on this site.`);
  const key = Math.random().toString(36).slice(2, 10);
  const data: Entry = { usr: state, key, idx: (entry()?.idx ?? 0) + (replace ? 0 : 1) };
  if (replace) history.replaceState(data, '', url);
  else push(data, url);
  for (const listener of listeners) listener(replace ? 'REPLACE' : 'PUSH');
}
