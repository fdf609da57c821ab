import type { Language } from '@domain/languages.ts';
import type { KeepMessage } from '../config/build-parts.ts';
import { PAGE_TEXTS_ID } from '../config/element-ids.ts';
import { savesData } from '../config/saves-data.ts';
import { textFile } from '../config/text-file.ts';

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''))
    .filter((path) => /^\/(assets|fonts)\//.test(path));

/** Returns the locale files that came within the document. */
function embeddedFiles(): Record<string, string> {
  const block = document.getElementById(PAGE_TEXTS_ID);
  if (!block) return {};
  const texts: [namespace: string, texts: unknown][] = Object.entries(JSON.parse(block.textContent));
  return Object.fromEntries(
    texts.map(([namespace, own]) => [
      `${import.meta.env.TEXTS}/${textFile(block.lang, namespace)}`,
      JSON.stringify(own),
    ]),
  );
}

/** Has the worker keep what this page has loaded, and these parts in its language; no parts where data is saved. */
export async function keepForOffline(...parts: ('visitor' | 'creator')[]): Promise<void> {
  if (!import.meta.env.PROD) return;
  const wanted = savesData() ? [] : [...parts, document.documentElement.lang as Language];
  // some private windows have no workers
  const worker = (await navigator.serviceWorker?.ready)?.active;
  const message: KeepMessage = { type: 'KEEP', parts: wanted, loaded: loadedFiles(), embedded: embeddedFiles() };
  worker?.postMessage(message);
}
