import { paths } from '@domain/paths.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { ListedQuiz, QuizList } from '@domain/quiz/quiz-list.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { cacheAnswer, readCached } from './read-cache.ts';

/**
 * Returns a creator's quizzes, newest first, offline the cached. What came with the page (`given`) needs no read. Throws
 * `network`, `unavailable` or `internal`.
 */
export async function fetchPublicQuizzes({ uid, stats }: Profile, given?: ListedQuiz[]): Promise<ListedQuiz[]> {
  if (stats.quizzes === 0) return [];
  const name = paths.listing(uid);
  if (given) {
    cacheAnswer(name, { quizzes: given });
    return given;
  }
  const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
  return readCached(name, asked, (list) => (list === null ? [] : (list as QuizList).quizzes));
}
