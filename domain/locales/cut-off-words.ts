import type { Language } from '../languages.ts';
import en from './en/cut-off-words.json' with { type: 'json' };
import fr from './fr/cut-off-words.json' with { type: 'json' };

/** What an apostrophe parts from a word, and people in a hurry part by a blank: "he s hit", "c est". */
export const CUT_OFF_WORDS: Readonly<Record<Language, readonly string[]>> = { en, fr };
