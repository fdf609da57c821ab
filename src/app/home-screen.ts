import { keepForOffline } from '../lib/keep-for-offline.ts';
import { keepStorage } from '../lib/keep-storage.ts';
import { isStandalone } from '../lib/standalone.ts';
import { linkStartupImages } from '../lib/startup-image.ts';

/**
 * Caches the whole app and requests persistent storage where it is installed; elsewhere gives Safari its startup image.
 */
export function prepareHomeScreen(): void {
  if (isStandalone()) {
    void keepStorage();
    void keepForOffline('visitor', 'creator');
  } else linkStartupImages();
}
