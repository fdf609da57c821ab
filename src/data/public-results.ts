import { paths } from '@domain/paths.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { parse, submissionId } from '@domain/schema.ts';
import * as z from 'zod/mini';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { keep, readKept } from './kept-reads.ts';

/**
 * A finished quiz by the id in its link, from the server or as this device kept it; null when there is none. Throws
 * `network`, `unavailable` or `internal`.
 */
export async function fetchResult(id: string): Promise<QuizResponse | null> {
  if (!z.safeParse(submissionId, id).success) return null;
  const name = paths.response(id);
  const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
  return readKept(name, asked, (found) => (found === null ? null : parse(response, found)));
}

/** Keeps a result that came without a read, so that its page opens without a network as well. */
export const keepResult = (result: QuizResponse): void => keep(paths.response(result.id), result);
