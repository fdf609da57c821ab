import type { Language } from '@domain/languages.ts';
import type { MultiFactorError } from 'firebase/auth';
import { createRoot, type Root } from 'react-dom/client';
import { type RunnerTestCase, TestRunner, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../app/app.tsx';
import { startOutboxLater } from '../app/lazy-outbox.tsx';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { i18n, i18nReady } from '../i18n/i18n.ts';
import { BrowserRouter } from '../lib/router/router.tsx';
import { writeSessionHint } from '../session/hint.ts';
import { startConnection } from '../stores/connection.ts';
import { startInstall } from '../stores/install.ts';
import { chooseColorMode, chooseLanguage, startPreferences } from '../stores/preferences.ts';
import { backend, type Person } from './backend.ts';
import { goOnline } from './network.ts';
import { resetStores } from './zustand.ts';
import '../ui/fonts.css';
import '../ui/base.css';

declare module 'vitest' {
  interface TaskMeta {
    pages?: number;
  }
}

const SIZES = { phone: [390, 844], 'short-phone': [390, 664], desk: [1440, 900], narrow: [320, 640] } as const;

interface Options {
  as?: Pick<Person, 'uid' | 'email' | 'password'> & { username?: string; secret?: string };
  size?: keyof typeof SIZES;
  language?: Language;
  scheme?: 'light' | 'dark';
}

startConnection();
startPreferences();
startInstall();

let root: Root | null = null;
let departures: string[] = [];

// the tests' own page must stay, also between tests, when a session may end late: what would load a page is only noted
navigation?.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || event.hashChange) return;
  event.preventDefault();
  if (root) departures.push(new URL(event.destination.url).pathname + new URL(event.destination.url).search);
});

// its Firestore must stay, too: one whose database is deleted answers nothing any more, and says nothing
const { deleteDatabase } = IDBFactory.prototype;
IDBFactory.prototype.deleteDatabase = function (name) {
  if (!name.startsWith('firestore/')) return deleteDatabase.call(this, name);
  console.log(`${name} would be gone now:`, new Error().stack);
  return deleteDatabase.call(this, 'nothing');
};

/** Returns the addresses for which the app has left this page, as by `location.assign`. */
export const departuresSoFar = (): readonly string[] => departures;

function startApp(): void {
  let place = document.getElementById('root');
  if (!place) {
    place = document.createElement('div');
    place.id = 'root';
    document.body.append(place);
  }
  root = createRoot(place);
  root.render(<App router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />);
}

export function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Shows a URL in an app that starts over, with this page's stores and the device's storage. */
export function reopen(address: string): void {
  root?.unmount();
  history.pushState(null, '', address);
  startApp();
}

async function showLanguage(language: Language): Promise<void> {
  if (i18n.language === language) return;
  const shown = new Promise<void>((resolve) => {
    const stop = i18n.onLanguageChange(() => {
      stop();
      resolve();
    });
  });
  chooseLanguage(language);
  await shown;
}

async function signOutHere(): Promise<void> {
  const { auth } = await import('../data/firebase.ts');
  if (!auth.currentUser) return;
  const { useSession } = await import('../session/state.ts');
  useSession.setState({ isLeaving: true });
  await auth.signOut();
}

async function signInHere({ uid, email, password, username, secret }: NonNullable<Options['as']>): Promise<void> {
  const [{ auth }, { getMultiFactorResolver, signInWithEmailAndPassword, TotpMultiFactorGenerator }] =
    await Promise.all([import('../data/firebase.ts'), import('firebase/auth')]);
  writeSessionHint({ uid, username: username ?? null });
  try {
    await signInWithEmailAndPassword(auth, email, password);
  } catch (error) {
    if (!secret) throw error;
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const code = await backend.totpCode(secret);
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));
  }
}

/** Takes the screen away, and everything that it left in the page, its stores and the device's storage. */
export async function leaveScreen(): Promise<void> {
  root?.unmount();
  root = null;
  departures = [];
  await goOnline();
  vi.useRealTimers();
  const { status } = (await import('../session/state.ts')).useSession.getState();
  // somebody may have signed in on the screen
  if (hasSignedIn || status === 'signed-in') await signOutHere();
  resetStores();
  // the session follows Auth from its first start on, and hears nothing new of nobody
  if (status !== 'loading') (await import('../session/state.ts')).useSession.setState({ status: 'signed-out' });
  localStorage.clear();
  sessionStorage.clear();
  const { inStore } = await import('../data/offline/device-db.ts');
  await Promise.all((['outbox', 'reads'] as const).map((store) => inStore(store, 'readwrite', (all) => all.clear())));
  dispatchEvent(new Event('online'));
  document.getElementById('root')?.replaceChildren();
}
let hasSignedIn = false;

/** Shows the app at a URL, as somebody; by default on a phone, in English and light. */
export async function renderScreen(
  at: string,
  { as, size = 'phone', language = 'en', scheme = 'light' }: Options = {},
) {
  if (root) throw new Error('There is a screen already: go on with goTo or reopen.');
  await i18nReady;
  // counted for the budget of docs/testing.md
  const { meta } = TestRunner.getCurrentTest<RunnerTestCase>();
  meta.pages = (meta.pages ?? 0) + 1;
  const [width, height] = SIZES[size];
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  history.pushState(null, '', at);
  localStorage.setItem(STORAGE_KEYS.language, language);
  await showLanguage(language);
  chooseColorMode(scheme);
  if (as) {
    hasSignedIn = true;
    await signInHere(as);
  }
  startApp();
  startOutboxLater();
}
