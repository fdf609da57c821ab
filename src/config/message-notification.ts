/** Shared by page and worker for notifications. */
export const MESSAGE_NOTIFICATION = {
  /** One per app: a newer notification replaces the previous one. */
  tag: 'new-message',
  /** The worker's message to a page after a tap, with the address to go to. */
  tapped: 'OPEN_ADDRESS',
} as const;

/** The worker's message to a page after a tap. */
export interface Tapped {
  type: typeof MESSAGE_NOTIFICATION.tapped;
  /** Path and query of the app's own page. */
  address: string;
}

/** The pictures of every notification. */
export const NOTIFICATION_ICONS = { icon: '/icons/pwa-192x192.png', badge: '/icons/badge-96x96.png' } as const;

export const MESSAGE_PARAMETER = 'message';
