import type { Language } from '../languages.ts';
import en from './en/beginnings.json' with { type: 'json' };
import fr from './fr/beginnings.json' with { type: 'json' };

/** The sentences that creators of Two Truths and a Lie finish. A changed one needs new hashes (games/two-truths/begun.ts). */
export const BEGINNINGS: Readonly<Record<Language, typeof en>> = { en, fr };
