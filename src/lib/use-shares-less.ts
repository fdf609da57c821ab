import { useSyncExternalStore } from 'react';
import { onShareLess, sharesLess } from './share-less.ts';

/** Returns whether recipients learn less about this device; false on the server. */
export const useSharesLess = (): boolean => useSyncExternalStore(onShareLess, sharesLess, () => false);
