import { setTimeout as wait } from 'node:timers/promises';
import { PAGE_LIMIT, PAGE_PATIENCE_MS } from '@domain/limits.ts';
import type { PageAnswer } from '@domain/page-answer.ts';
import { createInstanceCounts } from '../services/instance-counts.ts';
import type { PageBuild } from '../services/page-program.ts';

const senders = createInstanceCounts();

interface Visit {
  pathname: string;
  search: string;
  /** A keyed hash of the sender's network. */
  sender: string;
  now: number;
}

/**
 * Returns a visitor's page; null when the shell must do: for an address without a page of this kind, and for a sender who
 * asks too often, as each page costs a read. Throws what reading and rendering throw, and when they take too long.
 */
export async function showPage({ shell, program }: PageBuild, visit: Visit): Promise<PageAnswer | null> {
  if (senders.take({ key: visit.sender, limit: PAGE_LIMIT }, visit.now)) return null;
  const patience = new AbortController();
  try {
    return await Promise.race([
      program.answerPage(shell, visit),
      wait(PAGE_PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error('The page took too long.');
      }),
    ]);
  } finally {
    patience.abort();
  }
}
