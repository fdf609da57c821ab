import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Stands in for the browser maker's push service, which no test machine reaches: only where to push to is made up, at a host that nobody has, or `endpoint-in-test`. */
export async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript((known) => {
    const KEPT = 'subscribed-in-test';
    const made = (applicationServerKey: ArrayBuffer | null) => ({
      options: { applicationServerKey },
      toJSON: () => ({
        endpoint: localStorage.getItem('endpoint-in-test') ?? known,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = localStorage.getItem(KEPT);
        return key === null ? null : made(Uint8Array.from(JSON.parse(key) as number[]).buffer);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        localStorage.setItem(KEPT, JSON.stringify([...applicationServerKey]));
        return made(applicationServerKey.buffer);
      },
    });
  }, `https://nobody-has-this.notify.windows.com/w/${randomUUID()}`);
}

/** Hands a push to the app's real worker, as the browser does when its push service sends one. */
export async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await client.detach();
}

/** The tap itself is the system's; what the worker does with it is ours. Returns what it opens in a new window. */
export async function tap(context: BrowserContext): Promise<string | null> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  // a push is delivered before what it shows is there
  const count = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).length;
    });
  await expect.poll(count).toBeGreaterThan(0);
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
    };
    const [notification] = await scope.registration.getNotifications();
    let opened: string | null = null;
    // the browser opens one after a real tap only
    scope.clients.openWindow = async (address) => {
      opened = address;
      return null;
    };
    const done: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => done.push(work);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    // an open window can't be focused without a real tap
    await Promise.allSettled(done);
    return opened;
  });
}
/** What the worker shows. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
