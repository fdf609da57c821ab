import type { Language } from '@domain/languages.ts';
import { i18n } from '../i18n/i18n.ts';
import { fetchNamespace, namespacesInUse } from '../i18n/texts.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { notify } from '../stores/notices.ts';
import { chooseLanguage, usePreferences } from '../stores/preferences.ts';

/**
 * Switches the language once this page's texts have loaded. If they fail to load, reloads the page in the new language,
 * or keeps the former one and says so.
 */
export async function changeLanguage(language: Language, former: Language): Promise<void> {
  const arrived = await Promise.allSettled(namespacesInUse().map((name) => fetchNamespace(language, name)));
  if (usePreferences.getState().language !== language) return; // another one was chosen meanwhile
  if (arrived.every(({ status }) => status === 'fulfilled')) {
    i18n.showLanguage(language);
    void keepForOffline();
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
