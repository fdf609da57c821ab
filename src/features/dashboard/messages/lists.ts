import type { MessageFilters } from '@domain/dashboard/filters.ts';
import { MESSAGES_PAGE, MESSAGES_SEARCHED } from '@domain/limits.ts';
import type { Message } from '@domain/messages/message.ts';
import { subscribeToMessages, subscribeToMessagesInPages } from '../../../data/messages.ts';
import { subscribeToUnreadFirst } from '../../../data/unread-first.ts';
import { type LiveList, useLiveList } from '../../../lib/use-live-list.ts';

/** Returns the messages of the inbox in an order. */
export function useMessages(uid: string, sort: MessageFilters['sort']): LiveList<Message> {
  return useLiveList(`${uid} ${sort}`, MESSAGES_PAGE, (...args) =>
    sort === 'sealed'
      ? subscribeToUnreadFirst(uid, ...args)
      : subscribeToMessages(uid, sort === 'oldest' ? 'asc' : 'desc', ...args),
  );
}

/** Returns the newest messages, as many as a search reads. */
export const useSearchedMessages = (uid: string): LiveList<Message> =>
  useLiveList(uid, MESSAGES_SEARCHED, (...args) => subscribeToMessagesInPages(uid, ...args));
