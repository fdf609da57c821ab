import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { readStored } from '../lib/storage.ts';
import { showLateNotice } from '../stores/notices.ts';

/** Shows the notice that the last page left, deletes what must not stay on this device, and leaves the rest for later. */
export function runStartupTasks(): void {
  showLateNotice();
  afterLoading(async () => (await import('./later-tasks.ts')).runLaterTasks());
  // rare: the page that ended a session was closed too early
  if (readStored(STORAGE_KEYS.sessionEnd))
    void import('../session/cleanup.ts').then(
      ({ cleanUpIfEnded }) => cleanUpIfEnded(),
      () => null, // the next page that opens tries again
    );
}
