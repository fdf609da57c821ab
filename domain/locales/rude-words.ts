import type { Language } from '../languages.ts';
import enHarmless from './en/harmless-words.json' with { type: 'json' };
import en from './en/rude-words.json' with { type: 'json' };
import frHarmless from './fr/harmless-words.json' with { type: 'json' };
import fr from './fr/rude-words.json' with { type: 'json' };

type Words = Readonly<Record<Language, readonly string[]>>;

/** Words that are also a name, another word or half of one (Dick, "retard", Nique) are missing on purpose. */
export const RUDE_WORDS: Words = { en, fr };

/** Harmless words and names that begin like a rude one. */
export const HARMLESS_WORDS: Words = { en: enHarmless, fr: frHarmless };
