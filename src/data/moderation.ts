import type { InputOf, OutputOf } from '@domain/api.ts';
import { call } from './callables.ts';

/** Reports a message to the creator. Safe to repeat. Throws `not-found`, `network` and what every call throws. */
export async function reportMessage(input: InputOf<'reportMessage'>): Promise<void> {
  await call('reportMessage', input);
}

/** `isWide`: for a week on other networks, too. Safe to repeat. Throws `not-found`, `network` and what calls throw. */
export async function blockSender(messageId: string, isWide: boolean): Promise<OutputOf<'blockSender'>['outcome']> {
  return (await call('blockSender', { messageId, isWide })).outcome;
}

/** Lifts all of the creator's blocks. Safe to repeat. Throws `network` and what every call throws. */
export async function unblockSenders(): Promise<void> {
  await call('unblockSenders', {});
}
