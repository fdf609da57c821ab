import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { tidyPath } from '@domain/profiles/tidy-path.ts';
import { COLOR_MODE_KEY, LANGUAGE_KEY } from '../config/storage-keys.ts';
import { showThemeColor } from '../lib/theme-color.ts';
import { documentUrl } from './firestore-rest.ts';

/** What a public page can request before the app has loaded; written by the build. */
export interface EarlyRoute {
  /** A regular expression for its addresses. */
  pattern: string;
  /** The first document it reads; `{name}` stands for the group of that name. */
  read?: string;
  /** Its modules, besides those of every page. */
  files: readonly string[];
  /** The names of its locale files. */
  texts: readonly string[];
}

/**
 * Runs in the page's head, before the app: sets the color scheme, tidies the address, preloads the route's code and
 * starts its first read. The content security policy contains its hash, so it imports no table: routes, keys, reserved
 * words and languages arrive as data (scripts/vite/early.ts).
 */
declare const EARLY_ROUTES: readonly EarlyRoute[];
/** Where the build's locale files are; null where they are modules. */
declare const EARLY_TEXTS: string | null;
/** All language codes, the default first. */
declare const EARLY_LANGUAGES: readonly [string, ...string[]];

const mode = storedValue('localStorage', COLOR_MODE_KEY);
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');
showThemeColor(isDark);
const chosen = storedValue('localStorage', LANGUAGE_KEY);
const language = EARLY_LANGUAGES.find((code) => code === chosen) ?? EARLY_LANGUAGES[0];
document.documentElement.lang = language;

// before the router reads it
const pathname = tidyPath(location.pathname);
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);

for (const { pattern, read, files, texts } of EARLY_ROUTES) {
  const found = new RegExp(pattern, 'i').exec(pathname);
  if (!found) continue;
  for (const href of files) askFor({ rel: 'modulepreload', href });
  // exactly as the app will request it, or it would be loaded twice
  for (const name of EARLY_TEXTS === null ? [] : texts)
    askFor({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `${EARLY_TEXTS}/${language}/${name}.json` });
  if (read) start(read.replace(/\{(\w+)\}/, (_, part: string) => found.groups?.[part] ?? ''));
  break;
}

function askFor(link: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function start(path: string) {
  const answer = fetch(documentUrl(path), { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  answer.catch(() => undefined); // the consumer handles the failure
  window.earlyReads = { [path]: answer };
}

function storedValue(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)?.replaceAll('"', '') ?? null;
  } catch {
    return null;
  }
}
