import { PATIENCE_MS } from '@domain/patience.ts';
import { hearDate } from './clock.ts';

/** Returns whether the service answers anything at all, by a small file that nothing keeps. Its answer says the time. */
export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS.save) }).then(
    ({ headers }) => {
      hearDate(headers);
      return true;
    },
    () => false,
  );

let asked: Promise<boolean> | undefined;
/** Resolves when this page has asked for the server's time, once. */
export const askTime = (): Promise<unknown> => {
  asked ??= isReachable();
  return asked;
};
