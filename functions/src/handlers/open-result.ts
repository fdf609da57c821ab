import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { fetchQuizWithKey } from '../db/quizzes.ts';
import { fetchResponse } from '../db/responses.ts';
import { assertAccessToken } from '../services/access-tokens.ts';
import type { SenderContext } from '../services/context.ts';

/**
 * Returns the answers of a response to a private quiz, with questions and right answers, to anyone who has the pass of the quiz as
 * it is locked now; those of any other response to anyone. Errors: `not-found`, `pass-required`.
 */
export async function openResult(
  { id, pass }: ParsedInputOf<'open-result'>,
  context: SenderContext,
): Promise<OutputOf<'open-result'>> {
  const found = await fetchResponse(id);
  if (!found) throw new DomainError('not-found', 'There is no such response.');
  const { answers, isPrivate, quiz } = found;
  if (isPrivate) {
    const stored = await fetchQuizWithKey(quiz.id);
    assertAccessToken(pass, { quizId: quiz.id, lockVersion: stored?.key.lockVersion ?? null }, context);
  }
  return { answers };
}
