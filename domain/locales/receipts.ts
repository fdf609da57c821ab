import type { Language } from '../languages.ts';
import en from './en/receipts.json' with { type: 'json' };
import fr from './fr/receipts.json' with { type: 'json' };

/** What mails to people who reported something say. */
export const RECEIPT_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
