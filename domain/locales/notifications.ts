import type { Language } from '../languages.ts';
import alertsEn from './en/alerts.json' with { type: 'json' };
import pushEn from './en/push.json' with { type: 'json' };
import receiptsEn from './en/receipts.json' with { type: 'json' };
import summaryEn from './en/summary.json' with { type: 'json' };
import alertsFr from './fr/alerts.json' with { type: 'json' };
import pushFr from './fr/push.json' with { type: 'json' };
import receiptsFr from './fr/receipts.json' with { type: 'json' };
import summaryFr from './fr/summary.json' with { type: 'json' };

export const RECEIPT_TEXTS: Readonly<Record<Language, typeof receiptsEn>> = { en: receiptsEn, fr: receiptsFr };

export const ALERT_TEXTS: Readonly<Record<Language, typeof alertsEn>> = { en: alertsEn, fr: alertsFr };

export const SUMMARY_TEXTS: Readonly<Record<Language, typeof summaryEn>> = { en: summaryEn, fr: summaryFr };

export const PUSH_TEXTS: Readonly<Record<Language, typeof pushEn>> = { en: pushEn, fr: pushFr };
