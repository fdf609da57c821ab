import type { PageAnswer } from '@domain/page-answer.ts';
import type { PageBuild } from '../services/page-program.ts';
import { pagePatienceMs } from '../support/config.ts';

/** Returns a visitor's page; null where the shell must do. Throws what reading and rendering throw, and a timeout. */
export function showPage(
  { shell, program }: PageBuild,
  address: Parameters<PageBuild['program']['answerPage']>[1],
): Promise<PageAnswer | null> {
  return new Promise((resolve, reject) => {
    // a plain timer: to abort one costs a crowd's request more than the rest of it
    const patience = setTimeout(() => reject(new Error('The page took too long.')), pagePatienceMs());
    program
      .answerPage(shell.html, address)
      .then(resolve, reject)
      .finally(() => clearTimeout(patience));
  });
}
