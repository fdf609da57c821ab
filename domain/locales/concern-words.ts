import type { Language } from '../languages.ts';
import enBlackmail from './en/blackmail-words.json' with { type: 'json' };
import enEmphasis from './en/emphasis-words.json' with { type: 'json' };
import enInsults from './en/insult-words.json' with { type: 'json' };
import enHarmless from './en/no-concern-words.json' with { type: 'json' };
import enSecurity from './en/security-words.json' with { type: 'json' };
import enSelfHarm from './en/self-harm-words.json' with { type: 'json' };
import enThreats from './en/threat-words.json' with { type: 'json' };
import frBlackmail from './fr/blackmail-words.json' with { type: 'json' };
import frEmphasis from './fr/emphasis-words.json' with { type: 'json' };
import frInsults from './fr/insult-words.json' with { type: 'json' };
import frHarmless from './fr/no-concern-words.json' with { type: 'json' };
import frSecurity from './fr/security-words.json' with { type: 'json' };
import frSelfHarm from './fr/self-harm-words.json' with { type: 'json' };
import frThreats from './fr/threat-words.json' with { type: 'json' };

/** Phrases without apostrophes: "(you|u)" is either, "(my|)" may be missing, "*" is up to three words, and "^ ... $" a whole text. */
type Phrases = Readonly<Record<Language, readonly string[]>>;

export const SELF_HARM_WORDS: Phrases = { en: enSelfHarm, fr: frSelfHarm };

/** Threats (also words that push someone else to hurt themselves), blackmail and insults. */
export const HURTFUL_WORDS: Phrases = {
  en: [...enThreats, ...enBlackmail, ...enInsults],
  fr: [...frThreats, ...frBlackmail, ...frInsults],
};

export const SECURITY_WORDS: Phrases = { en: enSecurity, fr: frSecurity };

/** Figures of speech, and the opposite of what the words above say: "mort de rire", "never hurt you". */
export const NO_CONCERN_WORDS: Phrases = { en: enHarmless, fr: frHarmless };

/** Words that change nothing, wherever they stand: "I'll really hurt you". */
export const EMPHASIS_WORDS: Phrases = { en: enEmphasis, fr: frEmphasis };
