import { foldText } from '../messages/fold-text.ts';

/** Returns a name as friends compare names: without case, accents, symbols and spaces. */
export function spokenName(name: string): string {
  const folded = foldText(name);
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
