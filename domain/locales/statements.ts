import type { Language } from '../languages.ts';
import en from './en/statements.json' with { type: 'json' };
import fr from './fr/statements.json' with { type: 'json' };

/**
 * The ready statements of Never Have I Ever by id: a list for everyone from 13 up, and a flirty one for adults. Ids are
 * permanent, because drafts on devices refer to them.
 */
export const STATEMENTS: Readonly<Record<Language, typeof en>> = { en, fr };
