import { ANONYMOUS_SENDER, type Message } from '../messages/message.ts';
import type { MessageInput } from '../messages/message-input.ts';
import { makeId } from './make-id.ts';
import { makeTracking } from './make-tracking.ts';

/** Returns an unread stored message. */
export function makeMessage(override: Partial<Message> = {}): Message {
  return {
    id: makeId(),
    recipientId: 'owner',
    senderName: ANONYMOUS_SENDER,
    message: 'You are great!',
    createdAt: 1_750_000_000_000,
    readAt: null,
    ...override,
  };
}

/** Returns a message as a visitor sends it. */
export function makeMessageInput(override: Partial<MessageInput> = {}): MessageInput {
  return { id: makeId(), recipientId: 'owner', message: 'You are great!', tracking: makeTracking(), ...override };
}
