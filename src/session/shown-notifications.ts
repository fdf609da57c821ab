import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

/** Closes the notifications of new messages: the creator has seen them or signed out. Never throws. */
export async function takeBackNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications({ tag: MESSAGE_NOTIFICATION.tag })) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // no notifications in this browser
  }
}
