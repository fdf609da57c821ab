/** Values of the browser that some have in odd forms or not at all. What asks for them asks here. */

/** Returns what `read` finds; undefined where the browser throws instead. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the languages that somebody prefers, of those that this browser can write in; none in the page function. */
export function preferredLanguages(): readonly string[] {
  const said: unknown = globalThis.navigator?.languages;
  return Array.isArray(said) ? said.flatMap(canonical) : [];
}

/** Returns a language's tag as the standard has it; none for what is no tag, such as "C", "en-US@posix" or "en-US-utf8". */
const canonical = (tag: unknown): string[] =>
  typeof tag === 'string' ? (attempt(() => Intl.getCanonicalLocales(tag)) ?? []) : [];

/** Returns the device's time zone; undefined where it isn't known. */
export const timeZoneHere = (): string | undefined =>
  attempt(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  });

/** Replaces what this browser lacks or forbids by stand-ins that do nothing, before any code uses it, libraries included. */
export function mendSurroundings(): void {
  const mend = (on: object, name: string, works: () => unknown, value: unknown) => {
    if (!attempt(works)) Object.defineProperty(on, name, { value, configurable: true, writable: true });
  };
  const ignore = () => undefined;
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener: ignore, removeListener: ignore });
  mend(window, 'matchMedia', () => window.matchMedia('all').addEventListener, matchMedia);
  mend(window, 'Notification', () => Notification.permission, undefined);
  mend(navigator, 'serviceWorker', () => navigator.serviceWorker, undefined);
  mend(navigator, 'sendBeacon', () => navigator.sendBeacon, ignore);
}
