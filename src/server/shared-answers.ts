import type { PageAnswer } from '@domain/page-answer.ts';
import { PATIENCE_MS } from '@domain/patience.ts';

/** How long a public page is reused without a new read; an edit shows this much later. */
export const SHARED_MS = 3000;
const KEPT_MAX = 100;

interface Shared {
  answer: Promise<PageAnswer | null>;
  until: number;
}
const shared = new Map<string, Shared>();

/** Calls `make` once for a crowd that opens one public link within seconds. What fails or hangs is made again. */
export function sharedAnswer(key: string, make: () => Promise<PageAnswer | null>): Promise<PageAnswer | null> {
  const known = shared.get(key);
  if (known && Date.now() < known.until) return known.answer;
  const made: Shared = { answer: make(), until: Date.now() + PATIENCE_MS.page };
  // at the end, as the oldest go first
  shared.delete(key);
  shared.set(key, made);
  const [oldest] = shared.keys();
  if (shared.size > KEPT_MAX && oldest !== undefined) shared.delete(oldest);
  const settle = (isKept: boolean) => {
    if (isKept) made.until = Date.now() + SHARED_MS;
    else if (shared.get(key) === made) shared.delete(key);
  };
  made.answer.then(
    (answer) => settle(answer?.isPublic === true),
    () => settle(false),
  );
  return made.answer;
}
