import type { Language } from '../languages.ts';
import en from './en/cut-off-words.json' with { type: 'json' };
import fr from './fr/cut-off-words.json' with { type: 'json' };

/** What an apostrophe separates from a word, and hurried people separate by a space: "he s hit", "c est". */
export const CUT_OFF_WORDS: Readonly<Record<Language, readonly string[]>> = { en, fr };
