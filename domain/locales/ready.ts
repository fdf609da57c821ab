import type { Language } from '../languages.ts';
import en from './en/ready.json' with { type: 'json' };
import fr from './fr/ready.json' with { type: 'json' };

/** What creators begin with, by game and list. Ids are permanent: drafts on devices and published quizzes refer to them. */
export const READY: Readonly<Record<Language, typeof en>> = { en, fr };
