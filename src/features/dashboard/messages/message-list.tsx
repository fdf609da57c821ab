import type { Message } from '@domain/messages/message.ts';
import { OpenedMessage, useOpenedItem } from '../shared/dialogs.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { MessageItem } from './message-item.tsx';

/** A list of messages, one of which may be open. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const { opened, open, close } = useOpenedItem('message', messages);
  return (
    <>
      <PlainList>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} onOpen={open} />
        ))}
      </PlainList>
      <OpenedMessage message={opened} onClose={close} />
    </>
  );
}
