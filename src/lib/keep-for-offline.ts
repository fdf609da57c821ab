import type { Language } from '@domain/languages.ts';
import type { KeepMessage } from '../config/build-parts.ts';
import { savesData } from './after-loading.ts';

/** What the page has loaded that a worker may keep: the browser's cache still has it. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|fonts)\//.test(pathname))
    .map(({ pathname }) => pathname);

/**
 * Has the worker keep on the device what this page has loaded, which is no second download, and these parts of the app in
 * the page's language; no parts where data is saved. What is kept already follows the language.
 */
export async function keepForOffline(...parts: ('visitor' | 'creator')[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const wanted = savesData() ? [] : [...parts, document.documentElement.lang as Language];
  active?.postMessage({ type: 'KEEP', parts: wanted, loaded: loadedFiles() } satisfies KeepMessage);
}
