import type { Language } from '@domain/languages.ts';
import type { KeepMessage } from '../config/build-parts.ts';
import { savesData } from './after-loading.ts';

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|fonts)\//.test(pathname))
    .map(({ pathname }) => pathname);

/** Has the worker keep what this page has loaded, and these parts in its language; no parts where data is saved. */
export async function keepForOffline(...parts: ('visitor' | 'creator')[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const wanted = savesData() ? [] : [...parts, document.documentElement.lang as Language];
  active?.postMessage({ type: 'KEEP', parts: wanted, loaded: loadedFiles() } satisfies KeepMessage);
}
