import { DomainError } from '@domain/errors.ts';
import { isSubmissionId } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import { isClosed } from '@domain/responses/public-response.ts';
import type { QuizResponse, ScoredAnswer } from '@domain/responses/response.ts';
import { isScoredAnswer } from '@domain/responses/scored.ts';
import { listOf, shaped } from '@domain/type-guards.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { post } from './offline/http-api.ts';
import { cacheAnswer, findCached, readCached } from './read-cache.ts';

/** Adds the answers cached on this device, if the private quiz was played here. */
async function withKeptAnswers(result: QuizResponse): Promise<QuizResponse> {
  if (!isClosed(result)) return result;
  const kept = (await findCached(paths.responseAnswers(result.id))) as Pick<QuizResponse, 'answers'> | undefined;
  return { ...result, ...kept };
}

/** Offline the cached one; null for none, or a removed quiz's. Throws `network`, `unavailable` or `internal`. */
export async function fetchResult(id: string, given?: QuizResponse | null): Promise<QuizResponse | null> {
  if (!isSubmissionId(id)) return null;
  const name = paths.response(id);
  if (given !== undefined) {
    cacheAnswer(name, given);
    return given && withKeptAnswers(given);
  }
  const asked = fetchDocument(name)
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'forbidden') return null;
      throw error;
    })
    .then((found) => found && toPlainDocument(found));
  const result = await readCached(name, asked, (found) => found as QuizResponse | null);
  return result && withKeptAnswers(result);
}

/** Caches a result that came without a read, so that its page opens offline. */
export function keepResult(result: QuizResponse): void {
  cacheAnswer(paths.response(result.id), result);
  // the server's answer will replace the result, without these
  if (result.isPrivate) cacheAnswer(paths.responseAnswers(result.id), { answers: result.answers });
}

export function forgetResult(id: string): void {
  cacheAnswer(paths.response(id), null);
  cacheAnswer(paths.responseAnswers(id), null);
}

/** Returns a closed result's answers, given an access token. Throws `pass-required` and what `post` throws. */
export const openResult = async (id: string, pass: string): Promise<ScoredAnswer[]> =>
  (await post('open-result', { id, pass }, shaped({ answers: listOf(isScoredAnswer) }))).answers;
