import type { Language } from '../languages.ts';
import en from './en/summary.json' with { type: 'json' };
import fr from './fr/summary.json' with { type: 'json' };

/** What the weekly email says. */
export const SUMMARY_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
