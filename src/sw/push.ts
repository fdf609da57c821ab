import { NOTIFICATION_ICONS } from '../config/message-notification.ts';
import { readPush } from '../config/push-payload.ts';

declare const self: ServiceWorkerGlobalScope & {
  navigator: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
};

function textOf(data: PushMessageData | null): string | null {
  try {
    return data?.text() ?? null;
  } catch {
    return null;
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, navigate, badge, ...options } = readPush(textOf(data));
  const badged =
    badge === null ? undefined : badge > 0 ? self.navigator.setAppBadge?.(badge) : self.navigator.clearAppBadge?.();
  // always: Safari withdraws a subscription whose pushes show nothing
  await self.registration.showNotification(title, { ...options, data: { navigate }, ...NOTIFICATION_ICONS });
  await badged?.catch(() => undefined); // absent in some browsers, refused by others
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
