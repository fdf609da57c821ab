import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../lib/formats.ts';
import { readerLocale } from '../lib/reader-locale.ts';

const never = () => () => undefined;

/**
 * The formats of the page's language in the reader's own variant (en-GB, fr-CA). A prerendered page is written without
 * knowing its reader, so its first render has the language alone.
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
