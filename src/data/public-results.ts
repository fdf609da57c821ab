import { paths } from '@domain/paths.ts';
import { closedAnswers, isClosed, type QuizResponse, response, type ScoredAnswer } from '@domain/responses/response.ts';
import { parse, submissionId } from '@domain/schema.ts';
import { parseStored } from '@domain/stored.ts';
import * as z from 'zod/mini';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { post } from './offline/http-api.ts';
import { cacheAnswer, findCached, readCached } from './read-cache.ts';

/** Adds the answers cached on this device, if the private quiz was played here. */
async function withKeptAnswers(result: QuizResponse): Promise<QuizResponse> {
  if (!isClosed(result)) return result;
  const kept = parseStored(closedAnswers, await findCached(paths.responseAnswers(result.id)));
  return { ...result, ...kept };
}

/**
 * Returns a finished quiz by the id in its link, from the server or the cache; null when it doesn't exist. Throws
 * `network`, `unavailable` or `internal`.
 */
export async function fetchResult(id: string): Promise<QuizResponse | null> {
  if (!z.safeParse(submissionId, id).success) return null;
  const name = paths.response(id);
  const asked = fetchDocument(name).then((found) => found && toPlainDocument(found));
  const result = await readCached(name, asked, (found) => (found === null ? null : parse(response, found)));
  return result && withKeptAnswers(result);
}

/** Caches a result that came without a read, so that its page opens offline. */
export function keepResult(result: QuizResponse): void {
  cacheAnswer(paths.response(result.id), result);
  // the server's answer will replace the result, without these
  if (result.isPrivate) cacheAnswer(paths.responseAnswers(result.id), { answers: result.answers });
}

/** Removes a deleted result from the cache. */
export function forgetResult(id: string): void {
  cacheAnswer(paths.response(id), null);
  cacheAnswer(paths.responseAnswers(id), null);
}

/** Returns a closed result's answers, given an access token. Throws `pass-required` and what `post` throws. */
export const openResult = async (id: string, pass: string): Promise<ScoredAnswer[]> =>
  (await post('open-result', { id, pass })).answers;
