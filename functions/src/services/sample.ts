const MINUTE_MS = 60_000;

/** Returns whether to take what comes now: the first `all` of each minute on this instance, and of the rest one in `all`. */
export function createSampler(all: number): (now: number) => boolean {
  let [minute, count] = [0, 0];
  return (now) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    return count <= all || count % all === 0;
  };
}
