import type { Language } from '@domain/languages.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../stores/notices.ts';
import { chooseLanguage } from '../stores/preferences.ts';

/**
 * Switches the language once this page's texts have loaded. If they fail to load, reloads the page in the new language,
 * or keeps the former one and says so.
 */
export async function changeLanguage(language: Language, former: Language): Promise<void> {
  // i18next doesn't report a file that failed to load, and would show keys instead of texts
  const missing = () => (i18n.options.ns as string[]).filter((name) => !i18n.hasResourceBundle(language, name));
  await i18n.loadLanguages(language);
  // without those that the page has since requested in the former language
  if (missing().length > 0) await i18n.reloadResources(language, missing());
  if (missing().length === 0) {
    await i18n.changeLanguage(language);
    return;
  }
  // loaded already: the error boundary has preloaded it
  const isLoading = await import('./chunk-load-error.tsx')
    .then(({ reloadOnce }) => reloadOnce(true))
    .catch(() => false);
  if (isLoading) return;
  chooseLanguage(former);
  notify({ kind: 'error', title: i18n.t('error.network') });
}
