// by their paths: Vite's own settings read this file too, and know no alias
import { QUIZ_CODE_LENGTH } from '../../domain/limits.ts';
import { LINK_SLUG, LINK_TYPES, sectionOf } from '../../domain/profiles/links.ts';
import { PAGES, type Page, ROUTES, type Route } from './routes.ts';

const SECTION_WORDS = ['messages', ...LINK_TYPES, ...Object.values(LINK_SLUG)];
const wordsThat = (mean: (word: string) => boolean) => SECTION_WORDS.filter(mean).join('|');
const isMessages = (word: string) => sectionOf(word) === 'anonymous';

/** What `:second` takes. A quiz takes everything that is left, so its row comes last. */
const SECOND: Readonly<Record<NonNullable<Route['second']>, string>> = {
  messages: wordsThat(isMessages),
  // and what cannot be a quiz code, however it was typed; a short word may be a code with a wrong letter
  section: `${wordsThat((word) => !isMessages(word))}|[^/]*-[^/]*|[^/]{${QUIZ_CODE_LENGTH + 1},}`,
  quiz: '[^/]+',
};

/** Returns a regular expression for the addresses of a page, with the path's open parts as groups. It ignores case. */
export const patternOf = ({ path, second }: Route): string =>
  `^${path.replace(/:(\w+)/g, (_, part: string) => `(?<${part}>${part === 'second' && second ? SECOND[second] : '[^/]+'})`)}/?$`;

const patterns = PAGES.map((page) => [page, new RegExp(patternOf(ROUTES[page]), 'i')] as const);

/** An address in plain characters, as the router reads it; as it is where its percent-encoding is broken. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the page that an address names; null when it names none. */
export function findPage(pathname: string): Page | null {
  const plain = decode(pathname);
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Returns the row of the page that an address names, where it names one. */
export function findRoute(pathname: string): Route | undefined {
  const page = findPage(pathname);
  return page === null ? undefined : ROUTES[page];
}
