import type { TranslationContext } from './translation.ts';

/** Names a text in its context, in the browser. */
export const translationKey = (context: TranslationContext, text: string): string => `${context}:${text}`;
