const failures = new WeakSet<object>();
// Vite tells of every import that failed: the build has been replaced on the server, or there is no network
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => failures.add(payload));

/** Makes an error count as one of a file that did not arrive. */
export function asMissing(error: Error): Error {
  failures.add(error);
  return error;
}
/** Whether something failed because a file of this build did not arrive. */
export const isMissing = (error: unknown): boolean => failures.has(error as object);
