import { paths } from '@domain/paths.ts';
import type { QuizList } from '@domain/quiz/quiz-list.ts';
import { NO_QUIZZES } from '@domain/quiz/stats.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { cacheAnswer, readCached } from './read-cache.ts';

/**
 * Returns a creator's public quizzes, offline the cached. What came with the page (`given`) needs no read. Throws
 * `network`, `unavailable` or `internal`.
 */
export async function fetchPublicQuizzes(uid: string, given?: QuizList): Promise<QuizList> {
  const name = paths.listing(uid);
  if (given) {
    cacheAnswer(name, given);
    return given;
  }
  const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
  return readCached(name, asked, (list) => (list === null ? NO_QUIZZES : (list as QuizList)));
}
