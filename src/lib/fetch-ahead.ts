import { afterLoading } from './after-loading.ts';
import { savesData } from './saves-data.ts';

/**
 * Loads what will likely be wanted next, like `afterLoading`; with saved data it loads when it is wanted. Returns a
 * function that cancels it.
 */
export const fetchAhead = (...given: Parameters<typeof afterLoading>): (() => void) =>
  savesData() ? () => undefined : afterLoading(...given);
