import { paths } from '@domain/paths.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { type ListedQuiz, quizList } from '@domain/quiz/quiz-list.ts';
import { parse } from '@domain/schema.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { readCached } from './read-cache.ts';

/**
 * Returns a creator's public quizzes, newest first, at most LISTED_QUIZZES_MAX. Skips the read when the profile counts
 * none, and falls back to the cache. Throws `network`, `unavailable` or `internal`.
 */
export async function fetchPublicQuizzes({ uid, stats }: Profile): Promise<ListedQuiz[]> {
  if (stats.quizzes === 0) return [];
  const name = paths.listing(uid);
  const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
  return readCached(name, asked, (list) => (list === null ? [] : parse(quizList, list).quizzes));
}
