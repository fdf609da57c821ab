const failures = new WeakSet<object>();

export function asChunkLoadError(error: Error): Error {
  failures.add(error);
  return error;
}
/** Returns whether `error` means that a file of this build failed to load. */
export const isChunkLoadError = (error: unknown): boolean => failures.has(error as object);
