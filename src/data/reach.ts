import { PATIENCE_MS } from '@domain/patience.ts';

/** Returns whether the service answers anything at all. */
export const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS.save) }).then(
    () => true,
    () => false,
  );
