import { OUTBOX_FIRST_PAUSE_MS, OUTBOX_LONGEST_PAUSE_MS } from '@domain/limits.ts';
import { isWithin } from '../lib/clock.ts';
import { keepStorage } from '../lib/keep-storage.ts';
import { deliver, SYNC_TAG } from './device/delivery.ts';
import { onOutboxChange } from './device/queue.ts';

/** What another tab keeps, or what the device couldn't read, is looked for again after this. */
const LOOK_AGAIN_MS = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Delivers what is due and sets a timer for the rest. `isUrgent` ends our own pauses. Never throws. */
export async function keepDelivering(isUrgent = false): Promise<void> {
  const pause = await deliver(isUrgent).catch(() => LOOK_AGAIN_MS);
  clearTimeout(timer);
  timer = undefined;
  if (pause === null) return;
  const wait = Math.min(Math.max(pause, OUTBOX_FIRST_PAUSE_MS), OUTBOX_LONGEST_PAUSE_MS);
  timer = setTimeout(() => void keepDelivering(), wait);
  void requestSync();
  void keepStorage();
}

let hasStarted = false;
/** Starts to deliver: now, when the network or the person is back, and on a timer. Calling it again does nothing. */
export function startDelivering(): void {
  if (hasStarted) return;
  hasStarted = true;
  const urgently = () => void keepDelivering(true);
  addEventListener('online', urgently);
  addEventListener('pageshow', urgently);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') urgently();
  });
  // what another tab enqueues but doesn't deliver
  onOutboxChange(() => {
    timer ??= setTimeout(() => void keepDelivering(), LOOK_AGAIN_MS);
  });
  urgently();
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** When a sync was last requested, so that not every try requests one. */
let requestedAt = 0;

/** Asks the browser to wake the worker; only Chromium can. It soon gives up, so it is asked again; if `isNew`, now. */
export async function requestSync(isNew = false): Promise<void> {
  if (!isNew && isWithin(requestedAt, OUTBOX_LONGEST_PAUSE_MS)) return;
  requestedAt = Date.now();
  try {
    const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // unsupported or not allowed: the pages send it
  }
}
