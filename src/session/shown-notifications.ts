import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

/** Takes back what the device shows of new messages: who gets them has seen them or is gone. Never throws. */
export async function takeBackNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications({ tag: MESSAGE_NOTIFICATION.tag })) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // a browser without notifications shows none
  }
}
