/**
 * Returns the reader's own variant of the page's language, such as en-GB for `en`, for dates, numbers and percentages;
 * the language itself where the browser prefers none of its variants.
 */
export function readerLocale(
  language: string,
  preferred: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  return preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
}
