import type { Language } from '../languages.ts';
import en from './en/statements.json' with { type: 'json' };
import fr from './fr/statements.json' with { type: 'json' };

/** `normal` is for everyone from 13 up, `spicy` for adults. Ids are permanent: drafts on devices refer to them. */
export const STATEMENTS: Readonly<Record<Language, typeof en>> = { en, fr };
