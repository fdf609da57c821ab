import type { Language } from '../languages.ts';
import en from './en/alerts.json' with { type: 'json' };
import fr from './fr/alerts.json' with { type: 'json' };

/** What mails to operators say. */
export const ALERT_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
