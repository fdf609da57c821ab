/** Not in TypeScript's library: only Chromium has it. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Returns whether nothing should be downloaded unasked: the person saves data, or the network is 2G. */
export function savesData(): boolean {
  const { connection } = navigator as Connected;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** By then the first screen is usable, and later downloads don't compete with it. */
const LATER_MS = 2000;
/** The first interaction means that the first screen is ready. */
const IN_USE = ['pointerdown', 'keydown'] as const;

/**
 * Calls `task` a moment after the page has loaded, or on the first interaction. Failed downloads are ignored: the code
 * that needs the file requests it again. Returns a function that cancels it.
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

/** Like `afterLoading`, for what will likely be wanted; not with saved data. Returns a function that cancels it. */
export const fetchAhead = (...given: Parameters<typeof afterLoading>): (() => void) =>
  savesData() ? () => undefined : afterLoading(...given);
