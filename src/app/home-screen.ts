import { keepForOffline } from '../lib/keep-for-offline.ts';
import { keepStorage } from '../lib/keep-storage.ts';
import { isStandalone } from '../lib/standalone.ts';
import { linkStartupImages } from '../lib/startup-image.ts';

/**
 * In the installed app, caches everything and requests persistent storage; elsewhere, sets Safari's startup image.
 */
export function prepareHomeScreen(): void {
  if (isStandalone()) {
    void keepStorage();
    void keepForOffline('visitor', 'creator');
  } else linkStartupImages();
}
