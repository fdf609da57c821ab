/** What page and worker agree on about the notification of new messages. */
export const MESSAGE_NOTIFICATION = {
  /** One per app: a newer one takes the place of the one before. */
  tag: 'new-message',
  /** What the worker tells a page after a tap. */
  tapped: 'SHOW_MESSAGES',
} as const;
