import { asChunkLoadError } from '../lib/chunk-load-error.ts';
import { i18n } from './i18n.ts';

/**
 * Fetches locale files by their names. Throws when one does not arrive: i18next keeps quiet about it, and would show the
 * texts' names.
 */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  if (!namespaces.every((name) => i18n.hasResourceBundle(i18n.language, name)))
    throw asChunkLoadError(new Error('texts'));
}
