import type { Language } from '@domain/languages.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../stores/notices.ts';
import { chooseLanguage } from '../stores/preferences.ts';

/**
 * Shows the app in another language when the texts of this page are here. Where they do not arrive, the page is loaded
 * anew in that language, or stays in the former one and says so.
 */
export async function changeLanguage(language: Language, former: Language): Promise<void> {
  // i18next keeps quiet about a file that did not arrive, and would show the texts' names
  const missing = () => (i18n.options.ns as string[]).filter((name) => !i18n.hasResourceBundle(language, name));
  await i18n.loadLanguages(language);
  // what the page has begun to fetch meanwhile, in the former language, is not among them
  if (missing().length > 0) await i18n.reloadResources(language, missing());
  if (missing().length === 0) {
    await i18n.changeLanguage(language);
    return;
  }
  // here already: the error boundary has fetched it ahead
  const isLoading = await import('./chunk-load-error.tsx')
    .then(({ reloadOnce }) => reloadOnce(true))
    .catch(() => false);
  if (isLoading) return;
  chooseLanguage(former);
  notify({ kind: 'error', title: i18n.t('error.network') });
}
