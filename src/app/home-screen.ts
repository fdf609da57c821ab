import { keepStorage } from '../lib/keep-storage.ts';
import { isStandalone } from '../lib/standalone.ts';
import { linkStartupImages } from '../lib/startup-image.ts';

/** Keeps what an installed app has stored; elsewhere tells Safari what the app will show while it starts. */
export function prepareHomeScreen(): void {
  if (isStandalone()) void keepStorage();
  else linkStartupImages();
}
