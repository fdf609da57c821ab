import type { Language } from '../languages.ts';
import type { Prompt } from '../prompts.ts';
import en from './en/pictures.json' with { type: 'json' };
import promptsEn from './en/prompts.json' with { type: 'json' };
import fr from './fr/pictures.json' with { type: 'json' };
import promptsFr from './fr/prompts.json' with { type: 'json' };

/** What the server writes on pictures of links and stories, beside what creators and players wrote. */
export const PICTURE_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };

type PromptTexts = Readonly<Record<Prompt, (typeof promptsEn)['words']>>;
/** What each kind of message page says. Screens have the same files as their namespace `prompts` (src/i18n/texts.ts). */
export const PROMPT_TEXTS: Readonly<Record<Language, PromptTexts>> = { en: promptsEn, fr: promptsFr };
