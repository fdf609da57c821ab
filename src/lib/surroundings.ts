/** Values of the browser that some have in odd forms or not at all. What asks for them asks here. */

/** Returns the languages that somebody prefers, of those that this browser can write in; none in the page function. */
export function preferredLanguages(): readonly string[] {
  const said: unknown = globalThis.navigator?.languages;
  return Array.isArray(said) ? said.flatMap(canonical) : [];
}

/** Returns a language's tag as the standard has it; none for what is no tag, such as "C", "en-US@posix" or "en-US-utf8". */
function canonical(tag: unknown): string[] {
  try {
    return typeof tag === 'string' ? Intl.getCanonicalLocales(tag) : [];
  } catch {
    return [];
  }
}

/** Returns the device's time zone; undefined where it isn't known. */
export function timeZoneHere(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
