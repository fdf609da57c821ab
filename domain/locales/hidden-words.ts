import type { Language } from '../languages.ts';
import cutOffEn from './en/cut-off-words.json' with { type: 'json' };
import harmlessEn from './en/harmless-words.json' with { type: 'json' };
import rudeEn from './en/rude-words.json' with { type: 'json' };
import cutOffFr from './fr/cut-off-words.json' with { type: 'json' };
import harmlessFr from './fr/harmless-words.json' with { type: 'json' };
import rudeFr from './fr/rude-words.json' with { type: 'json' };

type Words = Readonly<Record<Language, readonly string[]>>;

/** Words that are also a name, another word or half of one (Dick, "retard", Nique) are missing on purpose. */
export const RUDE_WORDS: Words = { en: rudeEn, fr: rudeFr };

export const HARMLESS_WORDS: Words = { en: harmlessEn, fr: harmlessFr };

/** What an apostrophe separates from a word, and hurried people separate by a space: "he s hit", "c est". */
export const CUT_OFF_WORDS: Words = { en: cutOffEn, fr: cutOffFr };
