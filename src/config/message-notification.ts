/** Shared by page and worker for the notification of new messages. */
export const MESSAGE_NOTIFICATION = {
  /** One per app: a newer notification replaces the previous one. */
  tag: 'new-message',
  /** The worker's message to a page after a tap. */
  tapped: 'SHOW_MESSAGES',
} as const;
