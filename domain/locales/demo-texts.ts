import type { Language } from '../languages.ts';
import en from './en/demo-texts.json' with { type: 'json' };
import fr from './fr/demo-texts.json' with { type: 'json' };

/** The demo creator's texts (scripts/seed/demo-data.ts), by game and question. */
export const DEMO_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
