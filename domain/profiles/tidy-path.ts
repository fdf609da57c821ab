import { typedIdentifier } from '../typed-identifier.ts';

const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Drops quotes, brackets and the like. By character: a pattern anchored at the end takes seconds for many dots. */
function withoutSurroundings(segment: string): string {
  const characters = [...segment];
  const first = characters.findIndex(isWordCharacter);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isWordCharacter) + 1).join('');
}

/** Returns a typed or copied path as the app writes it: in lower case, tidied. Unparsable paths stay unchanged. */
export function tidyPath(pathname: string): string {
  let segments: string[];
  try {
    // decoded one by one: an encoded slash isn't a separator
    segments = pathname.split('/').map(decodeURIComponent);
  } catch {
    return pathname;
  }
  const tidy = segments
    .map((segment) => withoutSurroundings(typedIdentifier(segment)))
    .filter(Boolean)
    // what follows the second is an id
    .map((segment, index) => encodeURIComponent(index < 2 ? segment.toLowerCase() : segment));
  return tidy.length === 0 ? pathname : `/${tidy.join('/')}`;
}
