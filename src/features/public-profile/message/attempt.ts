import { EMPTY_MESSAGE, type MessageDraft, ownOther } from '@domain/stored.ts';
import { submissionIdFor } from '../../../lib/sha256.ts';

/**
 * Returns the draft with an id for sending its text. The same text keeps the last attempt's id, as that may have
 * arrived; another text is another message.
 */
export async function withAttempt(draft: MessageDraft): Promise<MessageDraft & { attempt: { id: string } }> {
  const text = draft.text.trim();
  if (draft.attempt?.text === text) return { ...draft, attempt: draft.attempt };
  return { ...draft, attempt: { id: await submissionIdFor(draft.seed, text), text } };
}

/** Returns what is left after the box's text was delivered: a text typed before it and not sent. */
export const afterSending = (draft: MessageDraft): MessageDraft => ({ ...EMPTY_MESSAGE, text: ownOther(draft) });
