import type { Language } from '@domain/languages.ts';
import type { KeepMessage } from '../config/build-parts.ts';
import { savesData } from '../config/saves-data.ts';

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''))
    .filter((path) => /^\/(assets|fonts)\//.test(path));

/** Has the worker keep what this page has loaded, and these parts in its language; no parts where data is saved. */
export async function keepForOffline(...parts: ('visitor' | 'creator')[]): Promise<void> {
  if (!import.meta.env.PROD) return;
  const wanted = savesData() ? [] : [...parts, document.documentElement.lang as Language];
  // some private windows have no workers
  const worker = (await navigator.serviceWorker?.ready)?.active;
  worker?.postMessage({ type: 'KEEP', parts: wanted, loaded: loadedFiles() } satisfies KeepMessage);
}
