import { savesData } from './saves-data.ts';

/**
 * Loads after `ms` what will likely be wanted next, unless data is saved: then it loads when it is wanted. Failures
 * are ignored, as it is tried again then. Returns a function that cancels it.
 */
export function fetchAhead(load: () => Promise<unknown>, ms: number): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => load().catch(() => undefined), ms);
  return () => clearTimeout(timer);
}
