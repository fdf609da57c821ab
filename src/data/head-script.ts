import { LANGUAGE_PARAMETER } from '@domain/language-parameter.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { tidyPath } from '@domain/profiles/tidy-path.ts';
import { PAGE_DATA_ID, PAGE_TEXTS_ID, SWAP_ID } from '../config/element-ids.ts';
import { COLOR_MODE_KEY, EARLY_TEXT_KEY, LANGUAGE_KEY } from '../config/storage-keys.ts';
import { textFile } from '../config/text-file.ts';
import type { EarlyInput, EarlyText } from '../lib/early-input.ts';
import { leadBack } from '../lib/site.ts';
import { mendSurroundings } from '../lib/surroundings.ts';
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

/** Runs in the page's head. The content security policy has its hash, so its tables arrive as data (early.ts). */
declare const EARLY_ROUTES: readonly EarlyRoute[];
/** Where the build's locale files are; null where they are modules. */
declare const EARLY_TEXTS: string | null;
/** All language codes, the default first. */
declare const EARLY_LANGUAGES: readonly [string, ...string[]];
/** The codes of those that are written from right to left. */
declare const EARLY_RIGHT_TO_LEFT: readonly string[];

/** Where the program is that reports errors; null in development, which reports none. */
declare const EARLY_REPORTER: string | null;

/** Errors that wait for the reporter, which takes `push` over. */
export type EarlyErrors = unknown[];

declare global {
  interface Window {
    earlyErrors?: EarlyErrors;
  }
}

mendSurroundings();

const back = leadBack(location);
if (back !== null) location.replace(back);

if (EARLY_REPORTER !== null) keepErrors(EARLY_REPORTER);

const mode = storedValue('localStorage', COLOR_MODE_KEY);
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');
showThemeColor(isDark);
const known = (wanted: string | null) => EARLY_LANGUAGES.find((code) => code === wanted);
const language =
  known(storedValue('localStorage', LANGUAGE_KEY)) ??
  known(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER)) ??
  EARLY_LANGUAGES[0];
// paints nothing in the language in place before the other one takes it
if (document.documentElement.lang !== language)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'expect', href: `#${SWAP_ID}`, blocking: 'render' }),
  );
document.documentElement.lang = language;
document.documentElement.dir = EARLY_RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';

// before the router reads it
const pathname = tidyPath(location.pathname);
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);

for (const { pattern, read, files, texts } of back === null ? EARLY_ROUTES : []) {
  // unchecked pattern: one of find-route.ts's patterns, where a test looks at them
  const found = new RegExp(pattern, 'i').exec(pathname);
  if (!found) continue;
  for (const href of files) askFor({ rel: 'modulepreload', href });
  // exactly as the app will request it, or it would be loaded twice
  for (const name of EARLY_TEXTS === null || document.getElementById(PAGE_TEXTS_ID)?.lang === language ? [] : texts)
    askFor({
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: `${EARLY_TEXTS}/${textFile(language, name)}`,
    });
  if (read && !document.getElementById(PAGE_DATA_ID))
    start(read.replace(/\{(\w+)\}/, (_, part: string) => found.groups?.[part] ?? ''));
  // the first Intl object takes a slow phone 150 ms: after the first paint, while the app's code is on its way
  if (read) requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat()));
  break;
}

keepEarlyInput();

/** Keeps what is typed and pressed before the page reacts (lib/early-input.ts). Links and popovers need no script. */
function keepEarlyInput() {
  const early: EarlyInput = { button: null, typed: new Map(), stop: () => undefined };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#content button');
    if (!button || button.popoverTargetElement) return;
    event.preventDefault(); // a form must not leave the page
    early.button = button;
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    early.typed.set(field, field.value);
    if (field.localName !== 'textarea') return;
    const text: EarlyText = [location.pathname, field.name, field.value];
    try {
      localStorage.setItem(EARLY_TEXT_KEY, JSON.stringify(text)); // the page may be closed before it reacts
    } catch {}
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  early.stop = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
  };
  window.earlyInput = early;
}

/** Keeps errors from the first moment on, and loads what reports them (error-reporter.ts) when there is one. */
function keepErrors(reporter: string) {
  const errors: EarlyErrors = [];
  const keep = (event: Event) => {
    const thrown = (event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason;
    // the next error tries again
    if (errors.push(thrown) === 1) import(reporter).catch(() => errors.splice(0));
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  window.earlyErrors = errors;
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
