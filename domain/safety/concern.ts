import {
  EMPHASIS_WORDS,
  HURTFUL_WORDS,
  NO_CONCERN_WORDS,
  SECURITY_WORDS,
  SELF_HARM_WORDS,
} from '../locales/concern-words.ts';
import { hasContact } from './contact-details.ts';
import { CUT, phrasesOf, plainReadings } from './phrases.ts';
import { readingsOf, spelledOut } from './readings.ts';

/** `hurtful`: threats, blackmail, insults. `contact`: how to reach somebody. `security`: what a bank asks. */
export type Concern = 'self-harm' | 'hurtful' | 'contact' | 'security';

/** What nobody should open as if it were a compliment. */
export type GraveConcern = Extract<Concern, 'self-harm' | 'hurtful'>;
export const isGrave = (concern: Concern | null): concern is GraveConcern =>
  concern === 'self-harm' || concern === 'hurtful';

/** What a text is for; replies are messages, too. */
export type Place = 'message' | 'quiz' | 'profile';

/** What is looked for, the most urgent first. */
const LOOKED_FOR: Readonly<Record<Place, readonly Concern[]>> = {
  message: ['self-harm', 'hurtful', 'contact'],
  quiz: ['self-harm', 'hurtful', 'security', 'contact'],
  profile: ['self-harm'],
};

const SELF_HARM = phrasesOf(SELF_HARM_WORDS);
const HURTFUL = phrasesOf(HURTFUL_WORDS);
const SECURITY = phrasesOf(SECURITY_WORDS);
const HARMLESS = phrasesOf(NO_CONCERN_WORDS);
const EMPHASIS = phrasesOf(EMPHASIS_WORDS);

/** Takes out what changes nothing, and what is meant otherwise; marks where the text begins and ends. */
const meant = (words: readonly string[]): string[] =>
  HARMLESS.takenFrom(['^', ...EMPHASIS.takenFrom(words, []), '$'], [CUT]);

interface Read {
  folded: readonly string[];
  readings: readonly string[][];
  spelled: readonly string[];
}
const FINDERS: Readonly<Record<Concern, (read: Read) => boolean>> = {
  // "do you want to die" has the words of someone who wants to; a text with both needs help first
  'self-harm': ({ readings, spelled }) =>
    readings.some((words) => SELF_HARM.areIn(HURTFUL.takenFrom(words, [CUT]))) || spelled.some(SELF_HARM.areInLetters),
  hurtful: ({ readings, spelled }) => readings.some(HURTFUL.areIn) || spelled.some(HURTFUL.areInLetters),
  security: ({ readings }) => readings.some(SECURITY.areIn),
  contact: ({ folded }) => folded.some(hasContact),
};

/** Returns the concern in a text that others may read, or null. It can miss one, or see one where there is none. */
export function concernIn(text: string, place: Place): Concern | null {
  const folded = plainReadings(text);
  const read = {
    folded,
    readings: folded.flatMap(readingsOf).map(meant),
    spelled: folded.flatMap(spelledOut),
  };
  return LOOKED_FOR[place].find((concern) => FINDERS[concern](read)) ?? null;
}

/** Returns the most urgent concern of several texts with the first text that has it, or null. */
export function mostUrgent(texts: readonly string[], place: Place): { concern: Concern; words: string } | null {
  const found = texts.map((words) => ({ words, concern: concernIn(words, place) }));
  for (const concern of LOOKED_FOR[place]) {
    const first = found.find((one) => one.concern === concern);
    if (first) return { concern, words: first.words };
  }
  return null;
}
