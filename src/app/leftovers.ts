import { wipeIfMarked } from '../lib/private-data.ts';
import { showLateNotice } from '../stores/notices.ts';

/** Does what the page before has left to this one: its last words, and the data of a session that has ended. */
export function clearLeftovers(): void {
  showLateNotice();
  void wipeIfMarked();
}
