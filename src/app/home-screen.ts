import { keepForOffline } from '../lib/keep-for-offline.ts';
import { keepStorage } from '../lib/keep-storage.ts';
import { isStandalone } from '../lib/standalone.ts';
import { linkStartupImages } from '../lib/startup-image.ts';

/** Keeps all of the app, and what it has stored, where it is installed; elsewhere tells Safari what it will show first. */
export function prepareHomeScreen(): void {
  if (isStandalone()) {
    void keepStorage();
    void keepForOffline('visitor', 'creator');
  } else linkStartupImages();
}
