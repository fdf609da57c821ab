const failures = new WeakSet<object>();
// Vite reports every failed import: the build was replaced on the server, or there is no network
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => failures.add(payload));

/** Marks an error as a chunk load error. */
export function asChunkLoadError(error: Error): Error {
  failures.add(error);
  return error;
}
/** Returns whether `error` means that a file of this build failed to load. */
export const isChunkLoadError = (error: unknown): boolean => failures.has(error as object);
