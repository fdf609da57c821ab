import type { Language } from '../languages.ts';
import en from './en/push.json' with { type: 'json' };
import fr from './fr/push.json' with { type: 'json' };

/** What push notifications say. */
export const PUSH_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
