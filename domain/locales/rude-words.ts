import type { Language } from '../languages.ts';
import enHarmless from './en/harmless-words.json' with { type: 'json' };
import en from './en/rude-words.json' with { type: 'json' };
import frHarmless from './fr/harmless-words.json' with { type: 'json' };
import fr from './fr/rude-words.json' with { type: 'json' };

type Words = Readonly<Record<Language, readonly string[]>>;

/**
 * Words that no page of ours shows as somebody's name: only what is beyond doubt. What is also a name, another word or
 * half of one (Dick, "retard", Nique) is missing on purpose; a creator can hide more.
 */
export const RUDE_WORDS: Words = { en, fr };

/** Words and names that begin like a rude one and are harmless. */
export const HARMLESS_WORDS: Words = { en: enHarmless, fr: frHarmless };
