import { asChunkLoadError } from '../lib/chunk-load-error.ts';
import { i18n } from './i18n.ts';

/**
 * Loads locale files by name. Throws when one fails: i18next doesn't report it, and would show keys instead of texts.
 */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  if (!namespaces.every((name) => i18n.hasResourceBundle(i18n.language, name)))
    throw asChunkLoadError(new Error('texts'));
}
