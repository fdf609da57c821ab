/** Values of the browser that some have in odd forms or not at all. What asks for them asks here. */

/** Returns the languages that somebody prefers, of those that this browser can write in; none in the page function. */
export const preferredLanguages = (): readonly string[] =>
  (globalThis.navigator?.languages ?? []).filter((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag));

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
