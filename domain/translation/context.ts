/** A text's role, as context for the translator; part of the cache keys (spec section 3). */
export const TRANSLATION_CONTEXTS = ['title', 'question', 'answer', 'statement'] as const;
export type TranslationContext = (typeof TRANSLATION_CONTEXTS)[number];
