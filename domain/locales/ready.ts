import type { Language } from '../languages.ts';
import { BEGINNINGS } from './beginnings.ts';
import demoEn from './en/demo-texts.json' with { type: 'json' };
import en from './en/ready.json' with { type: 'json' };
import templatesEn from './en/templates.json' with { type: 'json' };
import demoFr from './fr/demo-texts.json' with { type: 'json' };
import fr from './fr/ready.json' with { type: 'json' };
import templatesFr from './fr/templates.json' with { type: 'json' };

const readyIn = (texts: typeof en, language: Language) => ({
  ...texts,
  'two-truths': { normal: BEGINNINGS[language] },
});

/** What creators begin with, by game and list. Ids are permanent: drafts on devices and published quizzes refer to them. */
export const READY: Readonly<Record<Language, ReturnType<typeof readyIn>>> = {
  en: readyIn(en, 'en'),
  fr: readyIn(fr, 'fr'),
};

export const TEMPLATES: Readonly<Record<Language, typeof templatesEn>> = { en: templatesEn, fr: templatesFr };

/** The demo creator's texts (scripts/seed/demo-data.ts), by game and question. */
export const DEMO_TEXTS: Readonly<Record<Language, typeof demoEn>> = { en: demoEn, fr: demoFr };
