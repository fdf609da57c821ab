import type { Message } from '@domain/messages/message.ts';
import type { ReactNode } from 'react';
import { OpenedMessage, useOpenedItem } from '../shared/dialogs.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { MessageItem } from './message-item.tsx';
import { useLinkedMessage } from './use-linked-message.ts';

interface Props {
  messages: readonly Message[];
  /** How the list shows the text of an opened message, if it is marked up. */
  textOf?: (message: Message) => ReactNode;
}

/** A list of messages, one of which may be open. */
export function MessageList({ messages, textOf = ({ message }) => message }: Props) {
  const { opened, open, close } = useOpenedItem('message', messages);
  useLinkedMessage(messages, open);
  return (
    <>
      <PlainList>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} text={textOf(message)} onOpen={open} />
        ))}
      </PlainList>
      <OpenedMessage message={opened} onClose={close} />
    </>
  );
}
