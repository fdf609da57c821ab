import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import { fetchQuizWithKey } from '../db/quizzes.ts';
import { fetchResponse } from '../db/responses.ts';
import { assertAccessToken } from '../services/access-tokens.ts';
import type { SenderContext } from '../services/context.ts';

/** Returns a response's answers; a private quiz's only for its access token. Throws `not-found`, `pass-required`. */
export async function openResult(
  { id, pass }: ParsedInputOf<'open-result'>,
  context: SenderContext,
): Promise<OutputOf<'open-result'>> {
  const found = await fetchResponse(id);
  const stored = found && (await fetchQuizWithKey(found.quiz.id));
  if (!found || !stored || isHidden(stored.quiz)) throw new DomainError('not-found', 'There is no such response.');
  const { answers, isPrivate, quiz } = found;
  if (isPrivate) {
    assertAccessToken(pass, { quizId: quiz.id, lockVersion: stored.key.lockVersion }, context);
  }
  return { answers };
}
