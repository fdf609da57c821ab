import { HARMLESS_WORDS, RUDE_WORDS } from '../locales/rude-words.ts';
import { hasHiddenWord } from '../messages/hidden-words.ts';
import { ANONYMOUS_RESPONDER } from '../responses/response.ts';

const RUDE = Object.values(RUDE_WORDS).flat();
const HARMLESS = new RegExp(`\\b(?:${Object.values(HARMLESS_WORDS).flat().join('|')})\\b`, 'gi');

/**
 * Whether a player's name is kept from pages that anybody can open: it holds a word that the creator has hidden, or one
 * that is rude beyond doubt.
 */
export const isOffensiveName = (name: string, hiddenWords: readonly string[]): boolean =>
  name !== ANONYMOUS_RESPONDER && (hasHiddenWord(name, hiddenWords) || hasHiddenWord(name.replace(HARMLESS, ''), RUDE));
