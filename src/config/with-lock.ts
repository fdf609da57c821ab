/** Calls `work` while no other page or worker does anything under this name; at once where the browser has no locks. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  let hasLock = false;
  const run = () => {
    hasLock = true;
    return work();
  };
  // refused where the person has blocked all site data
  return locks
    ? locks.request(name, run).catch((error: unknown) => {
        if (hasLock) throw error;
        return work();
      })
    : work();
}
