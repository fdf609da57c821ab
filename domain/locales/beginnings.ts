import type { Language } from '../languages.ts';
import en from './en/beginnings.json' with { type: 'json' };
import fr from './fr/beginnings.json' with { type: 'json' };

/** The sentences that creators of Two Truths and a Lie finish. Whoever changes one remakes their hashes (games/two-truths/begun.test.ts). */
export const BEGINNINGS: Readonly<Record<Language, typeof en>> = { en, fr };
