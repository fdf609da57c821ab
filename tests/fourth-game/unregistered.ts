import type { Language } from '@domain/languages.ts';
import { READY as ALL } from '@domain/locales/ready.ts';
import type en from './locales/en.json';

/** The locale files type both where the game's texts are in them. */
export const READY = ALL as unknown as Readonly<Record<Language, (typeof en)['domain/locales/en']['ready']>>;
export const typed = (t: unknown) => t as (key: string) => string;
