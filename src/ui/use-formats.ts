import { useTranslation } from '../i18n/use-translation.ts';
import { formatsOf, readerLocale } from '../lib/formats.ts';
import { useIsHydrated } from '../lib/use-device-state.ts';

/**
 * Returns the formats of the page's language in the reader's variant (en-GB, fr-CA) and time zone. The first render of
 * a page from the server uses the language alone and UTC, to match it.
 */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const isHydrated = useIsHydrated();
  return isHydrated ? formatsOf(readerLocale(language)) : formatsOf(language, 'UTC');
}
