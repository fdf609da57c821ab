import type { Language } from '../languages.ts';
import en from './en/beginnings.json' with { type: 'json' };
import fr from './fr/beginnings.json' with { type: 'json' };

/** The sentences that creators of Two Truths and a Lie finish. Apart from `READY`: saving must know them, too. */
export const BEGINNINGS: Readonly<Record<Language, typeof en>> = { en, fr };
