import { toLanguage } from '@domain/languages.ts';
import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useLocation } from '../../lib/router/router.tsx';
import { usePreferences } from '../../stores/preferences.ts';

function hasChosen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.language) !== null;
  } catch {
    return false;
  }
}

/** Uses the email's language on a device where nobody has chosen one. */
export function useLinkLanguage(): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the address still says it
  useEffect(() => {
    const [language] = new URLSearchParams(search).get('lang')?.split('-') ?? [];
    if (language && !hasChosen()) usePreferences.setState({ language: toLanguage(language) });
  }, []);
}
