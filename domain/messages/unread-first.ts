import type { Message } from './message.ts';

/**
 * Returns the first `max` messages with the unread ones before the others, from the first `max` unread and the newest
 * `max` of all: if all unread ones are known, the newest hold enough of the others.
 */
export function unreadFirst(sealed: readonly Message[], newest: readonly Message[], max: number): Message[] {
  const ids = new Set(sealed.map(({ id }) => id));
  return [...sealed, ...newest.filter(({ id }) => !ids.has(id))].slice(0, max);
}
