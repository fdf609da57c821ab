import { ageOf } from '@domain/time.ts';

/** Returns formatters for dates and numbers in a locale. Moments are milliseconds since 1970. */
export function formatsOf(locale: string) {
  const date = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  const number = (options?: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(locale, options).format(value);
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
      return count === 0 ? justNow : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit);
    },
  };
}
