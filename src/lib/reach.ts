import { PATIENCE_MS } from '@domain/patience.ts';
import { hearDate } from './clock.ts';

/**
 * Returns whether the service answers at all, by a small file. Its answer says the time: Hosting's CDN sets the date when
 * it answers, from its cache, too (docs.fastly.com, "Date").
 */
export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS.save) }).then(
    ({ headers }) => {
      hearDate(headers);
      return true;
    },
    () => false,
  );

let asked: Promise<boolean> | undefined;
/** Resolves when this page has asked for the server's time: once, unless there was no answer. */
export async function askTime(): Promise<void> {
  asked ??= isReachable();
  if (!(await asked)) asked = undefined;
}
