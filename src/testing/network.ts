import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { replaceInNavigator } from './navigator.ts';

/** The backend's addresses. The tests' own server, which would go with the whole network, stays. */
const SERVERS = [
  '**/api/**',
  '**/og/**',
  '**/story/**',
  '**/europe-west1/**',
  '**/google.firestore.v1.Firestore/**',
  '**/v1/projects/**',
];

/** Takes the backend from the page, whose browser says that it's offline. */
export async function goOffline(): Promise<void> {
  for (const glob of SERVERS) await commands.answerRequests(glob);
  replaceInNavigator('onLine', false);
  // otherwise the database's client would pause for long before it connects for the next test
  onTestFinished(goOnline);
  dispatchEvent(new Event('offline'));
}

/** Gives back what `goOffline` took. */
export async function goOnline(): Promise<void> {
  await commands.releaseRequests();
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
}

/** Returns what tells the addresses like `pattern` that the page has asked for since. */
export function countRequests(pattern: RegExp): () => string[] {
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  return () => performance.getEntriesByType('resource').flatMap(({ name }) => (pattern.test(name) ? [name] : []));
}
