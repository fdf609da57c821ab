/** Values of the browser that some have in odd forms or not at all. What asks for them asks here. */

/** Returns whether `make` works with a value: some browsers name languages and time zones that they don't know. */
function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

/** Returns the languages that somebody prefers, as far as this browser can write in them; none in the page function. */
export const preferredLanguages = (): readonly string[] =>
  (globalThis.navigator?.languages ?? []).filter((tag) => isKnown(() => new Intl.Locale(tag)));

/** Returns the device's time zone; undefined where it isn't known. */
export function timeZoneHere(): string | undefined {
  let timeZone: string | undefined;
  const isGood = isKnown(() => {
    ({ timeZone } = new Intl.DateTimeFormat().resolvedOptions());
    new Intl.DateTimeFormat('en', { timeZone });
  });
  return isGood ? timeZone : undefined;
}
