import { asChunkLoadError } from '../lib/chunk-load-error.ts';
import { i18n } from './i18n.ts';
import { fetchNamespace } from './texts.ts';

/** Loads locale files in the page's language by name. Throws when one fails. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchNamespace(i18n.language, namespace))).catch(() => {
    throw asChunkLoadError(new Error('texts'));
  });
}
