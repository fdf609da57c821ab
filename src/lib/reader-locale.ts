/** Returns the reader's variant of the page's language for dates and numbers, such as en-GB for `en`, or `en`. */
export function readerLocale(
  language: string,
  preferred: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  return preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
}
