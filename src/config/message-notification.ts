export const MESSAGE_NOTIFICATION = {
  /** One per app: a newer notification replaces the previous one. */
  tag: 'new-message',
  tapped: 'OPEN_ADDRESS',
} as const;

export interface Tapped {
  type: typeof MESSAGE_NOTIFICATION.tapped;
  address: string;
}

export const NOTIFICATION_ICONS = { icon: '/icons/pwa-192x192.png', badge: '/icons/badge-96x96.png' } as const;

export const MESSAGE_PARAMETER = 'message';
