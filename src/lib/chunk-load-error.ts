const failures = new WeakSet<object>();
// Vite reports every import that failed: the build was replaced on the server, or there is no network
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => failures.add(payload));

/** Marks an error as a chunk load error. */
export function asChunkLoadError(error: Error): Error {
  failures.add(error);
  return error;
}
/** Whether `error` means that a file of this build did not arrive. */
export const isChunkLoadError = (error: unknown): boolean => failures.has(error as object);
