import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { tidyPath } from '@domain/profiles/tidy-path.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { visitorRoute } from '../config/visitor-route.ts';
import { showThemeColor } from '../lib/theme-color.ts';
import { documentUrl } from './firestore-rest.ts';

/**
 * Runs in the page's head, before the app has loaded: it sets the colour scheme, tidies the address, asks for the
 * route's code and starts the route's first read. Bundled into index.html by scripts/vite/early.ts; a change of it changes its hash in firebase.json.
 */
declare const EARLY_PRELOADS: Readonly<Record<string, readonly string[]>>;

const mode = storedValue('localStorage', STORAGE_KEYS.colorMode);
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');
showThemeColor(isDark);
const language = storedValue('localStorage', STORAGE_KEYS.language) === 'fr' ? 'fr' : 'en';
document.documentElement.lang = language;

// before the router looks at it
const pathname = tidyPath(location.pathname);
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);

const route = visitorRoute(pathname);
if (route) {
  for (const href of [...(EARLY_PRELOADS[route.page] ?? []), ...(EARLY_PRELOADS[`${route.page}:${language}`] ?? [])]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const reads: NonNullable<Window['earlyReads']> = {};
  if (route.page === 'take-quiz') start(paths.quiz(route.quizCode));
  else if (route.page === 'results') start(paths.response(route.responseId));
  else if ('username' in route) start(paths.username(route.username));
  window.earlyReads = reads;

  function start(path: string) {
    const answer = fetch(documentUrl(path), { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    answer.catch(() => undefined); // whoever takes it handles the failure
    reads[path] = answer;
  }
}

function storedValue(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)?.replaceAll('"', '') ?? null;
  } catch {
    return null;
  }
}
