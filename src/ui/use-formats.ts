import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../lib/formats.ts';
import { readerLocale } from '../lib/reader-locale.ts';

const never = () => () => undefined;

/**
 * Returns the formats of the page's language in the reader's variant (en-GB, fr-CA). The first render uses the language
 * alone, to match the prerendered page.
 */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const locale = useSyncExternalStore(
    never,
    () => readerLocale(language),
    () => language,
  );
  return useMemo(() => formatsOf(locale), [locale]);
}
