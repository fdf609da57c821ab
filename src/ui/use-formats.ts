import { ageOf } from '@domain/time.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { preferredLanguages } from '../lib/surroundings.ts';
import { useIsHydrated } from '../lib/use-device-state.ts';

/** Returns a formatter that is made when it is first used: each costs a slow phone several milliseconds. */
function lazily(make: () => { format(value: number): string }): (value: number) => string {
  let made: ReturnType<typeof make> | undefined;
  return (value) => {
    made ??= make();
    return made.format(value);
  };
}

type Formats = ReturnType<typeof makeFormats>;
const known = new Map<string, Formats>();

/** Returns formatters in a locale and this device's time zone, or a named one. Moments are ms since 1970. */
export function formatsOf(locale: string, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const formats = known.get(key) ?? makeFormats(locale, timeZone);
  known.set(key, formats);
  return formats;
}

function makeFormats(locale: string, timeZone: string | undefined) {
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...(timeZone && { timeZone }), ...options }));
  const number = (options?: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(locale, options));
  let relative: Intl.RelativeTimeFormat | undefined;
  return {
    locale,
    /** Nov 22, 2026 */
    date: date({ dateStyle: 'medium' }),
    /** November 22, 2026 */
    longDate: date({ dateStyle: 'long' }),
    /** November 22, 2026: a date without a time, the same in every time zone. */
    calendarDay: date({ dateStyle: 'long', timeZone: 'UTC' }),
    /** Nov 22, 2026, 6:34 AM */
    moment: date({ dateStyle: 'medium', timeStyle: 'short' }),
    /** 6:34 AM */
    time: date({ timeStyle: 'short' }),
    number: number(),
    /** 5.0 */
    oneDecimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** 5 or 4.2 */
    upToOneDecimal: number({ maximumFractionDigits: 1 }),
    /** 80%, from a share between 0 and 1, without a line break before the sign. */
    percent: number({ style: 'percent' }),
    /** 5 minutes ago; `justNow` below a minute. */
    ago(then: number, now: number, justNow: string): string {
      const { unit, count } = ageOf(then, now);
      if (count === 0) return justNow;
      relative ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      return relative.format(-count, unit);
    },
  };
}

/** Returns the reader's variant of the page's language for dates and numbers, such as en-GB for `en`, or `en`. */
export function readerLocale(language: string, preferred: readonly string[] = preferredLanguages()): string {
  return preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
}

/**
 * Returns the formats of the page's language in the reader's variant (en-GB, fr-CA) and time zone. The first render of
 * a page from the server uses the language alone and UTC, to match it.
 */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const isHydrated = useIsHydrated();
  return isHydrated ? formatsOf(readerLocale(language)) : formatsOf(language, 'UTC');
}
