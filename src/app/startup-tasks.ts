import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { readStored } from '../lib/storage.ts';
import { showLateNotice } from '../stores/notices.ts';

/** Does what the page before has left to this one: its last words, and what may not stay on this device any more. */
export function clearLeftovers(): void {
  showLateNotice();
  afterLoading(async () => (await import('../lib/expired-passes.ts')).forgetExpiredPasses(Date.now()));
  // rarely: a session was ended by a page that closed too early
  if (readStored(STORAGE_KEYS.sessionEnd))
    void import('../session/cleanup.ts').then(
      ({ wipeIfMarked }) => wipeIfMarked(),
      () => undefined, // the next page that opens tries again
    );
}
