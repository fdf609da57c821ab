import type { Language } from '../languages.ts';
import en from './en/pictures.json' with { type: 'json' };
import fr from './fr/pictures.json' with { type: 'json' };

/** What the server writes on pictures of links and stories, beside what creators and players wrote. */
export const PICTURE_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
