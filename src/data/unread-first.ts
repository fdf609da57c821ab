import { type Message, message, unreadFirst } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { subscribeToMessages } from './messages.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

/**
 * Subscribes to the first messages of the inbox, the unread ones before the others, both newest first. No query has this
 * order: by `readAt`, the others would come in the order in which they were opened.
 */
export function subscribeToUnreadFirst(
  recipientId: string,
  max: number,
  next: (messages: Message[]) => void,
  fail: Fail,
): Unsubscribe {
  let sealed: Message[] | null = null;
  let newest: Message[] | null = null;
  const tell = () => {
    if (sealed && newest) next(unreadFirst(sealed, newest, max));
  };
  const unread = query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    where('readAt', '==', null),
    orderBy('createdAt', 'desc'),
    limit(max),
  );
  const takeSealed = (messages: Message[]) => {
    sealed = messages;
    tell();
  };
  const stops = [
    subscribeToList(
      unread,
      (snapshot) => toApp(message, snapshot),
      takeSealed,
      // without a network, a device that knows no unread one has none to show
      (error) => (error.code === 'network' ? takeSealed([]) : fail(error)),
      'sealed',
    ),
    subscribeToMessages(
      recipientId,
      'desc',
      max,
      (messages) => {
        newest = messages;
        tell();
      },
      fail,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
