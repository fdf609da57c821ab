import { ageOf } from '@domain/time.ts';

/** How long ago a moment was, in words of a language; `justNow` below a minute. Both moments in milliseconds since 1970. */
export function agoText(then: number, now: number, language: string, justNow: string): string {
  const { unit, count } = ageOf(then, now);
  return count === 0 ? justNow : new Intl.RelativeTimeFormat(language).format(-count, unit);
}
