import { randomUUID } from 'node:crypto';
import { messageTo } from './inputs.ts';
import { posted, someAddress } from './requests.ts';

/** What a sender keeps of a message. */
export interface Key {
  id: string;
  deleteKey: string;
}

/** Sends somebody a message. */
export async function sendMessage(to: { uid: string }, message = 'Who are you?', from = someAddress()): Promise<Key> {
  const key = { id: randomUUID(), deleteKey: randomUUID() };
  await posted('messages', { ...messageTo(to.uid, { message }), ...key }, from);
  return key;
}

/** Looks for the reply to a message. */
export const look = (key: Key) => posted('sent-message', key);
export const deleteMessage = (key: Key) => posted('delete-submission', { kind: 'message', ...key });
