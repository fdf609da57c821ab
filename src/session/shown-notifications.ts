import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

/** One change after the other: what is taken back was shown before. */
let last = Promise.resolve();
function change(act: (registration: ServiceWorkerRegistration) => Promise<void>): Promise<void> {
  last = last
    .then(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await act(registration);
    })
    .catch(() => undefined); // no notifications in this browser
  return last;
}

/** Shows a notification of new messages. Never throws. */
export const showNotification = (title: string, options: NotificationOptions): Promise<void> =>
  change((registration) => registration.showNotification(title, { ...options, tag: MESSAGE_NOTIFICATION.tag }));

/** Closes the notifications of new messages: the creator has seen them or signed out. Never throws. */
export const takeBackNotifications = (): Promise<void> =>
  change(async (registration) => {
    const shown = await registration.getNotifications({ tag: MESSAGE_NOTIFICATION.tag });
    for (const notification of shown) notification.close();
  });
