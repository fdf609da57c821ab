import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { EMULATOR_HOST, emulatorPorts } from '../config/env.ts';
import { useConnection } from '../stores/connection.ts';

/** The backend's addresses. The tests' own server, which would go with the whole network, stays. */
const BACKEND = [
  ...['api/**', 'og/**', 'story/**', 'robots.txt'].map((path) => `${location.origin}/${path}`),
  ...Object.values(emulatorPorts ?? {}).map((port) => `http://${EMULATOR_HOST}:${port}/**`),
];

/** Lets the browser say that there is no network, until `goOnline` or the end of the test. */
export function sayOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}

/** Disconnects the page from the backend until `goOnline` or the end of the test; its browser says that it's offline. */
export async function goOffline(): Promise<void> {
  for (const glob of BACKEND) await commands.answerRequests(glob);
  sayOffline();
  // the page tries
  await expect.poll(() => useConnection.getState().isOnline).toBe(false);
}

/** Reconnects the page to the backend. Requests that were held, answered or lost on purpose go through from then on. */
export async function goOnline(): Promise<void> {
  await commands.releaseRequests();
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
}

/** Returns a function that returns the URLs like `pattern` that the page has requested since. */
export function countRequests(pattern: RegExp): () => string[] {
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  return () => performance.getEntriesByType('resource').flatMap(({ name }) => (pattern.test(name) ? [name] : []));
}
