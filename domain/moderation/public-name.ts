import { HARMLESS_WORDS, RUDE_WORDS } from '../locales/hidden-words.ts';
import { hasHiddenWord } from '../messages/hidden-words.ts';
import { ANONYMOUS_RESPONDER } from '../responses/public-response.ts';

const RUDE = Object.values(RUDE_WORDS).flat();
const HARMLESS = new RegExp(`\\b(?:${Object.values(HARMLESS_WORDS).flat().join('|')})\\b`, 'gi');

/** Returns whether public pages hide a player's name: it contains one of the creator's hidden words, or a rude one. */
export const isOffensiveName = (name: string, hiddenWords: readonly string[]): boolean =>
  name !== ANONYMOUS_RESPONDER && (hasHiddenWord(name, hiddenWords) || hasHiddenWord(name.replace(HARMLESS, ''), RUDE));
