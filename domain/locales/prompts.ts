import type { Language } from '../languages.ts';
import type { Prompt } from '../prompts.ts';
import en from './en/prompts.json' with { type: 'json' };
import fr from './fr/prompts.json' with { type: 'json' };

/**
 * What each kind of message page says: `label` in its creator's words, on stories and to choose by; the others as in the
 * screens' `send-message`, whose texts they replace. Screens have the same files as their namespace `prompts` (src/i18n/texts.ts).
 */
export const PROMPT_TEXTS: Readonly<Record<Language, Readonly<Record<Prompt, (typeof en)['words']>>>> = { en, fr };
