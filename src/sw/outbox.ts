import { deliver, SYNC_TAG } from '../outbox/device/delivery.ts';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's event, missing in TypeScript's types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

async function deliverOrFail(): Promise<void> {
  if ((await deliver(true)) !== null) throw new Error('Something still waits.');
}

/** Delivers the outbox when the browser reports a network again, even with no page open. */
export function deliverOnSync(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const { tag } = event as SyncEvent;
    // after a failure the browser retries, minutes later
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(deliverOrFail());
  });
}
