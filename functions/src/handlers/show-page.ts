import { setTimeout as wait } from 'node:timers/promises';
import { PAGE_PATIENCE_MS } from '@domain/limits.ts';
import type { PageAnswer } from '@domain/page-answer.ts';
import type { PageBuild } from '../services/page-program.ts';

/** Returns a visitor's page; null where the shell must do. Throws what reading and rendering throw, and a timeout. */
export async function showPage(
  { shell, program }: PageBuild,
  address: Parameters<PageBuild['program']['answerPage']>[1],
): Promise<PageAnswer | null> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      program.answerPage(shell.html, address),
      wait(PAGE_PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error('The page took too long.');
      }),
    ]);
  } finally {
    patience.abort();
  }
}
