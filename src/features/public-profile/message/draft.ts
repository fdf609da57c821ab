import { MESSAGE_MAX } from '@domain/limits.ts';
import { EMPTY_MESSAGE, hasOwnText, type MessageDraft, ownOther } from '@domain/stored.ts';
import { newSeed, submissionIdFor } from '../../../lib/submission-id.ts';

/** A link's text as plain text that the server accepts: no control characters but line breaks, and no half character at the cut. */
export function cleanPrefill(prefill: string): string {
  const plain = prefill.replace(/[^\P{Cc}\n]/gu, '').slice(0, MESSAGE_MAX);
  return plain.replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * What the message box starts with. What was typed here stays in the box, and a link's text that is new to this device
 * is offered beside it; over a blank or an earlier link's text it comes in.
 */
export function startDraft(stored: MessageDraft | null, prefill: string): MessageDraft {
  const brought = cleanPrefill(prefill);
  const draft = stored ?? EMPTY_MESSAGE;
  if (brought === '' || draft.prefill === brought) return draft;
  const typedBefore = ownOther(draft);
  if (!hasOwnText(draft)) return { ...EMPTY_MESSAGE, text: brought, prefill: brought, other: typedBefore };
  // of three texts the link's waits, since the link still has it
  if (typedBefore !== '' || draft.text === brought) return draft;
  return { ...draft, prefill: brought, other: brought, isHandedOver: false };
}

/** The draft with the offered text in the box, and the one from the box offered, so that nothing is lost. */
export const swapTexts = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  text: draft.other,
  other: draft.text.trim() === '' ? '' : draft.text,
});

/** What is left once the text in the box is delivered: what was typed before it and not sent. */
export const afterSending = (draft: MessageDraft): MessageDraft => ({ ...EMPTY_MESSAGE, text: ownOther(draft) });

/** The draft with a seed, from its first letter on. */
export const seeded = (draft: MessageDraft): MessageDraft =>
  draft.seed === '' && draft.text !== '' ? { ...draft, seed: newSeed() } : draft;

/**
 * The draft with an id for sending its text now. The same text as in the last try keeps that try's id, since that may
 * have arrived; another text is another message.
 */
export async function withAttempt(draft: MessageDraft): Promise<MessageDraft & { attempt: { id: string } }> {
  const text = draft.text.trim();
  if (draft.attempt?.text === text) return { ...draft, attempt: draft.attempt };
  return { ...draft, attempt: { id: await submissionIdFor(draft.seed, text), text } };
}
