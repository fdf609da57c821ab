import type { Language } from '../languages.ts';
import en from './en/templates.json' with { type: 'json' };
import fr from './fr/templates.json' with { type: 'json' };

export const TEMPLATES: Readonly<Record<Language, typeof en>> = { en, fr };
