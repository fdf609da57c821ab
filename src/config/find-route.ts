// relative paths: Vite's own config imports this file too, and has no aliases
import { QUIZ_CODE_LENGTH } from '../../domain/limits.ts';
import { LINK_SLUG, LINK_TYPES, sectionOf } from '../../domain/profiles/links.ts';
import { PAGES, type Page, ROUTES, type Route } from './routes.ts';

const SECTION_WORDS = ['messages', ...LINK_TYPES, ...Object.values(LINK_SLUG)];
const wordsThat = (mean: (word: string) => boolean) => SECTION_WORDS.filter(mean).join('|');
const isMessages = (word: string) => sectionOf(word) === 'anonymous';

/** Patterns for `:second`. A quiz takes everything that is left, so its row comes last. */
const SECOND: Readonly<Record<NonNullable<Route['second']>, string>> = {
  messages: wordsThat(isMessages),
  // and what can't be a quiz code in any spelling; a short word may be a code with a wrong letter
  section: `${wordsThat((word) => !isMessages(word))}|[^/-]*-[^/]*|[^/]{${QUIZ_CODE_LENGTH + 1},}`,
  quiz: '[^/]+',
};

const END: Readonly<Partial<typeof SECOND>> = { messages: '(?:/(?<prompt>[^/]+))?' };

/** Returns a case-insensitive regular expression for a page's addresses, with the path's parameters as groups. */
export const patternOf = ({ path, second }: Route): string =>
  `^${path.replace(/:(\w+)/g, (_, part: string) => `(?<${part}>${part === 'second' && second ? SECOND[second] : '[^/]+'})`)}${(second && END[second]) ?? ''}/?$`;

const patterns = PAGES.map((page) => [page, new RegExp(patternOf(ROUTES[page]), 'i')] as const);

const SLASH = /%2F/g;

/** Returns a path with each segment decoded, as React Router reads it; unchanged where its encoding is broken. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

export function matchPage(pathname: string): { page: Page; params: Readonly<Record<string, string>> } | null {
  const plain = decode(pathname);
  for (const [page, pattern] of patterns) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const groups: Record<string, string | undefined> = found.groups ?? {};
    const params = Object.entries(groups).map(([name, value]) => [name, value?.replace(SLASH, '/')]);
    return { page, params: Object.fromEntries(params) };
  }
  return null;
}

export const findPage = (pathname: string): Page | null => matchPage(pathname)?.page ?? null;

export function findRoute(pathname: string): Route | undefined {
  const page = findPage(pathname);
  return page === null ? undefined : ROUTES[page];
}

const ofCreators = PAGES.map((page) => ROUTES[page])
  .filter(({ audience, path }) => audience === 'creator' && !path.includes(':'))
  .map(({ path }) => path);
const creatorsPart = new RegExp(`^(?:${ofCreators.join('|')})(?:/|$)`, 'i');

/** Returns whether an address belongs to the signed-in part: unknown ones below a creator's page do. */
export const isForCreators = (pathname: string): boolean =>
  creatorsPart.test(decode(pathname)) || findRoute(pathname)?.audience === 'creator';
