/** By then the first screen can be used, and what comes for later does not compete with it. */
const LATER_MS = 2000;

/**
 * Does `task` a moment after the page is loaded. A file that does not arrive is asked for again by whoever needs it.
 * Gives the way to call it off.
 */
export function afterLoading(task: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => void task().catch(() => undefined), LATER_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
  };
}
