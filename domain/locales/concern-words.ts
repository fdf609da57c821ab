import type { Language } from '../languages.ts';
import enHarmless from './en/no-concern-words.json' with { type: 'json' };
import enSelfHarm from './en/self-harm-words.json' with { type: 'json' };
import enThreats from './en/threat-words.json' with { type: 'json' };
import frHarmless from './fr/no-concern-words.json' with { type: 'json' };
import frSelfHarm from './fr/self-harm-words.json' with { type: 'json' };
import frThreats from './fr/threat-words.json' with { type: 'json' };

type Words = Readonly<Record<Language, readonly string[]>>;

/** What people write who think of hurting themselves. */
export const SELF_HARM_WORDS: Words = { en: enSelfHarm, fr: frSelfHarm };

/** Threats, and words that push someone else to hurt themselves. */
export const THREAT_WORDS: Words = { en: enThreats, fr: frThreats };

/** Figures of speech, and other words that begin like one of the above: "mort de rire", "diet". */
export const NO_CONCERN_WORDS: Words = { en: enHarmless, fr: frHarmless };
