import type { StateCreator, StoreApi } from 'zustand';
import { create as make } from 'zustand/react';

/** Stands in for `zustand` in screen tests (tests/screens/vitest.config.ts), which start each with fresh stores. */
export * from 'zustand/vanilla';

const stores = new Set<Pick<StoreApi<unknown>, 'setState' | 'getInitialState'>>();

export const create = <T>(initial: StateCreator<T>) => {
  const store = make<T>(initial);
  stores.add(store as StoreApi<unknown>);
  return store;
};

/** Puts every store back to its initial state. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true);
}
