const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Returns a part of a path without what is copied along with it: an @, blanks, invisible characters, quotes, brackets, the
 * end of a sentence. Sign by sign, because a pattern that looks for the end takes seconds for a long run of dots.
 */
function withoutSurroundings(segment: string): string {
  const signs = [...segment];
  const first = signs.findIndex(isSign);
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isSign) + 1).join('');
}

/**
 * The path of an address that was typed, or copied out of a chat, as the app writes it: no name, code or section begins
 * or ends with anything but a letter or a digit, and all are in lower case. What cannot be made sense of stays as it is.
 */
export function tidyPath(pathname: string): string {
  let segments: string[];
  try {
    // decoded one by one: an encoded slash is no separator
    segments = pathname.split('/').map(decodeURIComponent);
  } catch {
    return pathname;
  }
  const tidy = segments
    .map(withoutSurroundings)
    .filter(Boolean)
    // what follows the second is an id
    .map((segment, index) => encodeURIComponent(index < 2 ? segment.toLowerCase() : segment));
  return tidy.length === 0 ? pathname : `/${tidy.join('/')}`;
}
