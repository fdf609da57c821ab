import { afterLoading } from './after-loading.ts';
import { savesData } from './saves-data.ts';

/** Like `afterLoading`, for what will likely be wanted; not with saved data. Returns a function that cancels it. */
export const fetchAhead = (...given: Parameters<typeof afterLoading>): (() => void) =>
  savesData() ? () => undefined : afterLoading(...given);
