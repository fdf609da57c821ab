import { DomainError } from '@domain/errors.ts';
import { isQuizCode } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { fetchDocument, type RestDocument, toPlainDocument } from './firestore-rest.ts';
import { cacheAnswer, readCached } from './read-cache.ts';

/**
 * `private`: it exists, but its questions need the password. `removed`: moderators took it away. `elsewhere`: the
 * server found it under another name than the address says.
 */
export type QuizLookup =
  | { kind: 'found'; quiz: Quiz }
  | { kind: 'private' }
  | { kind: 'removed' }
  | { kind: 'missing' }
  | { kind: 'elsewhere' };

/** Whether moderators removed a quiz that can't be read: rules say no more in one answer. Throws as `fetchDocument`. */
async function isRemoved(code: string): Promise<boolean> {
  try {
    await fetchDocument(paths.quizRemoved(code));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'forbidden') return false;
    throw error;
  }
}

/** Returns a quiz without its scoreboard, of which no page and no device keeps a copy (public-boards.ts). */
function toQuiz(found: RestDocument): Record<string, unknown> {
  const { best: _best, ranked: _ranked, ...quiz } = toPlainDocument(found);
  return quiz;
}

/** `given` came with the page and needs no read. Throws `network`, `unavailable` or `internal`. */
export async function fetchQuiz(code: string, given?: QuizLookup): Promise<QuizLookup> {
  if (given) {
    if (given.kind !== 'elsewhere') cacheAnswer(paths.quiz(code), given.kind === 'found' ? given.quiz : null);
    return given;
  }
  if (!isQuizCode(code)) return { kind: 'missing' };
  try {
    const name = paths.quiz(code);
    const asked = fetchDocument(name).then((found) => found && toQuiz(found));
    return await readCached(name, asked, (found) =>
      found ? { kind: 'found', quiz: found as Quiz } : { kind: 'missing' },
    );
  } catch (error) {
    if (error instanceof DomainError && error.code === 'forbidden')
      return { kind: (await isRemoved(code)) ? 'removed' : 'private' };
    throw error;
  }
}
