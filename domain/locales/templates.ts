import type { Language } from '../languages.ts';
import en from './en/templates.json' with { type: 'json' };
import fr from './fr/templates.json' with { type: 'json' };

/** The titles of the templates, by game. */
export const TEMPLATES: Readonly<Record<Language, typeof en>> = { en, fr };
