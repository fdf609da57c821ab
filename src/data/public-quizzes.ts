import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, quiz, quizCode } from '@domain/quiz/quiz.ts';
import { parse } from '@domain/schema.ts';
import * as z from 'zod/mini';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { readCached } from './read-cache.ts';

/** `private`: it exists, but its questions need the password. */
type QuizLookup = { kind: 'found'; quiz: Quiz } | { kind: 'private' } | { kind: 'missing' };

/** Looks up a quiz by its share code, on the server or in the cache. Throws `network`, `unavailable` or `internal`. */
export async function fetchQuiz(code: string): Promise<QuizLookup> {
  if (!z.safeParse(quizCode, code).success) return { kind: 'missing' };
  try {
    const name = paths.quiz(code);
    const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
    return await readCached(name, asked, (found) =>
      found ? { kind: 'found', quiz: parse(quiz, found) } : { kind: 'missing' },
    );
  } catch (error) {
    if (error instanceof DomainError && error.code === 'forbidden') return { kind: 'private' };
    throw error;
  }
}
