import { useSyncExternalStore } from 'react';
import { onShareLess, sharesLess } from './share-less.ts';

/** Returns whether whoever gets something from this device is to learn less of it; false on the server. */
export const useSharesLess = (): boolean => useSyncExternalStore(onShareLess, sharesLess, () => false);
