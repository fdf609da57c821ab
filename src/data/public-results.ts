import { paths } from '@domain/paths.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { parse, submissionId } from '@domain/schema.ts';
import * as z from 'zod/mini';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';

/** A finished quiz by the id in its link; null when there is none. Throws `network`, `unavailable` or `internal`. */
export async function fetchResult(id: string): Promise<QuizResponse | null> {
  if (!z.safeParse(submissionId, id).success) return null;
  const found = await fetchDocument(paths.response(id));
  return found ? parse(response, toPlainDocument(found)) : null;
}
