/** By then the first screen can be used, and what comes for later does not compete with it. */
const LATER_MS = 2000;
/** Whoever uses the page is past its first screen soon. */
const IN_USE = ['pointerdown', 'keydown'] as const;

/**
 * Does `task` a moment after the page is loaded, or as soon as it is used. A file that does not arrive is asked for again
 * by whoever needs it. Returns a function that cancels it.
 */
export function afterLoading(task: () => Promise<unknown>, laterMs = LATER_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
    for (const event of IN_USE) removeEventListener(event, run);
  };
  const run = () => {
    stop();
    task().catch(() => undefined);
  };
  const wait = () => {
    timer = setTimeout(run, laterMs);
    for (const event of IN_USE) addEventListener(event, run);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
