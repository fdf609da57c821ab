import { deliver, SYNC_TAG } from '../outbox/device/delivery.ts';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's own, which TypeScript's types leave out. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

async function deliverOrFail(): Promise<void> {
  if ((await deliver(true)) !== null) throw new Error('Something still waits.');
}

/** Sends what waits when the browser says that there is a network again, with no page open. */
export function deliverOnSync(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const { tag } = event as SyncEvent;
    // a failure makes the browser come again, after minutes
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(deliverOrFail());
  });
}
