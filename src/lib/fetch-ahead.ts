/** Not in TypeScript's library: only Chromium has it. */
interface SavesData {
  connection?: { saveData?: boolean };
}

/**
 * Loads after `ms` what will likely be wanted next, unless the device saves data: then it loads when it is wanted. Failures
 * are ignored, as it is tried again then. Returns a function that cancels it.
 */
export function fetchAhead(load: () => Promise<unknown>, ms: number): () => void {
  if ((navigator as SavesData).connection?.saveData) return () => undefined;
  const timer = setTimeout(() => load().catch(() => undefined), ms);
  return () => clearTimeout(timer);
}
