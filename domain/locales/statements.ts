import type { Language } from '../languages.ts';
import en from './en/statements.json' with { type: 'json' };
import fr from './fr/statements.json' with { type: 'json' };

/**
 * The ready statements of Never Have I Ever by their ids: a list for everyone from 13 up, and one that flirts, for
 * adults. An id stays with its statement for good, because drafts on devices have it.
 */
export const STATEMENTS: Readonly<Record<Language, typeof en>> = { en, fr };
