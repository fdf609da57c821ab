import { foldText } from '@domain/messages/fold.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-part.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import type { SenderContext } from './context.ts';

/** Returns a name as friends compare names: without case, accents, symbols and spaces. */
function spokenName(name: string): string {
  const folded = foldText(name);
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}

/**
 * Returns a keyed hash of who plays what: the sender's network and the name, as a class or a family shares a network;
 * for anonymous players the browser instead of the name. See docs/adr/0136.
 */
export function firstTryKey(
  { quizId, responderName, tracking }: ResponseInput,
  { sender, keys }: Pick<SenderContext, 'sender' | 'keys'>,
): string {
  const who =
    responderName === ANONYMOUS_RESPONDER
      ? ['anonymous', tracking.userAgent ?? '']
      : ['name', spokenName(responderName)];
  return keys.sign('first-try', quizId, sender, ...who).toString('base64url');
}
