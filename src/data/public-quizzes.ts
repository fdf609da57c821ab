import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, type QuizType, quiz, quizCode } from '@domain/quiz/quiz.ts';
import { parse } from '@domain/schema.ts';
import * as z from 'zod/mini';
import { type Filter, fetchDocument, runQuery, structuredQuery, toPlainDocument } from './firestore-rest.ts';

/** `private`: there is one, but its questions are for who knows the password. */
export type QuizLookup = { kind: 'found'; quiz: Quiz } | { kind: 'private' } | { kind: 'missing' };

/** Looks up a quiz by its share code. Throws `network`, `unavailable` or `internal`. */
export async function fetchQuiz(code: string): Promise<QuizLookup> {
  if (!z.safeParse(quizCode, code).success) return { kind: 'missing' };
  try {
    const found = await fetchDocument(paths.quiz(code));
    return found ? { kind: 'found', quiz: parse(quiz, toPlainDocument(found)) } : { kind: 'missing' };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'forbidden') return { kind: 'private' };
    throw error;
  }
}

/** A creator's public quizzes, newest first; of one type where `type` is given. At most PUBLIC_LIST_MAX at once. */
export async function fetchPublicQuizzes(ownerId: string, limit: number, type?: QuizType): Promise<Quiz[]> {
  const filters: Filter[] = [['ownerId', ownerId], ['isPublic', true], ...(type ? [['type', type] as const] : [])];
  const query = structuredQuery(paths.quizzes, filters, limit, true);
  const rows = await runQuery(`quizzes:${ownerId}:${type ?? 'all'}:${limit}`, query);
  return rows.map((row) => parse(quiz, toPlainDocument(row)));
}
