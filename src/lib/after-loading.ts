import { savesData } from '../config/saves-data.ts';

/** By then the first screen is usable, and later downloads don't compete with it. */
const LATER_MS = 2000;
const IN_USE = ['pointerdown', 'keydown'] as const;

/** Calls `task` once the page has loaded or is used; a failed download is ignored. Returns what cancels it. */
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
