import { EMPTY_MESSAGE, hasOwnText, type MessageDraft, ownOther } from '@domain/stored.ts';
import { newSeed } from '../../../lib/sha256.ts';

/** Returns a link's text as plain text, without control characters except line breaks. The form says if it's too long. */
export const cleanPrefill = (prefill: string): string => prefill.replace(/[^\P{Cc}\n]/gu, '');

/**
 * Returns the initial draft. Text typed here stays in the box and a new link's text is offered beside it; over a blank
 * or an earlier link's text it replaces the box's.
 */
export function startDraft(stored: MessageDraft | null, prefill: string): MessageDraft {
  const brought = cleanPrefill(prefill);
  const draft = stored ?? EMPTY_MESSAGE;
  if (brought === '' || draft.prefill === brought) return draft;
  const typedBefore = ownOther(draft);
  if (!hasOwnText(draft)) return { ...EMPTY_MESSAGE, text: brought, prefill: brought, other: typedBefore };
  // of three texts the link's has to wait, since the link still has it
  if (typedBefore !== '' || draft.text === brought) return draft;
  return { ...draft, prefill: brought, other: brought, isHandedOver: false };
}

/** Returns the draft with the box's text and the offered one swapped, so that nothing is lost. */
export const swapTexts = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  text: draft.other,
  other: draft.text.trim() === '' ? '' : draft.text,
});

/** Returns the draft with a seed, once it has its first letter. */
export const seeded = (draft: MessageDraft): MessageDraft =>
  draft.seed === '' && draft.text !== '' ? { ...draft, seed: newSeed() } : draft;
