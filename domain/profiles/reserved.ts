import { LINK_SLUG, LINK_TYPES } from './links.ts';

/**
 * First segments of the app's addresses, and names that would pass for the app. A test checks the route table
 * (src/config/routes.ts) against this list; words stay when their page goes, because links to it are still around.
 */
const ADDRESSES = [
  'about',
  'safety',
  'contact',
  'templates',
  'analytics',
  'careers',
  'blog',
  'press',
  'help',
  'terms',
  'privacy',
  'auth',
  'dashboard',
  'create-quiz',
  'quiz',
  'quizzes',
  'account',
  'settings',
  'profile',
  'messages',
  'login',
  'logout',
  'signin',
  'signup',
  'join',
  'home',
  'index',
  'app',
  'api',
  'static',
  'assets',
  'fonts',
  'icons',
  'images',
  'screenshots',
  'sitemap',
  'robots',
  'manifest',
  'favicon',
  'sw',
  'offline',
  'download',
  'export',
  'legal',
  'cookies',
  'delete',
  '404',
  '500',
];
/** Names that would impersonate us, or nobody in particular. */
export const IMPERSONATION = [
  'whoknows',
  'admin',
  'administrator',
  'root',
  'system',
  'support',
  'moderator',
  'mod',
  'official',
  'staff',
  'team',
  'security',
  'anonymous',
  'null',
  'undefined',
  'me',
  'you',
  'user',
  'everyone',
];

export const RESERVED_WORDS = [...ADDRESSES, ...IMPERSONATION, ...LINK_TYPES, ...Object.values(LINK_SLUG)];
const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS);

/** Returns whether a word is an address of the app or would impersonate it: no username and no quiz code. */
export function isReservedWord(word: string): boolean {
  return RESERVED.has(word.toLowerCase());
}
