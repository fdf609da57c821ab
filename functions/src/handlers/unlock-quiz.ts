import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import { fetchQuizWithLock } from '../db/quiz-locks.ts';
import { issueAccessToken } from '../services/access-tokens.ts';
import type { SenderContext } from '../services/context.ts';
import { withPasswordTry } from '../services/password-throttle.ts';
import { opensLock } from '../services/passwords.ts';

/** Returns a private quiz and a token, given its password. Throws `not-found`, `wrong-password`, `rate-limited`. */
export async function unlockQuiz(
  { quizId, password }: ParsedInputOf<'unlock-quiz'>,
  { now, keys, sender, site }: SenderContext,
): Promise<OutputOf<'unlock-quiz'>> {
  const stored = await fetchQuizWithLock(quizId);
  if (!stored || isHidden(stored.quiz)) throw new DomainError('not-found', 'There is no such quiz.');
  const { quiz, lock } = stored;
  if (quiz.isPublic) return { quiz, ...issueAccessToken({ quizId, lockVersion: '' }, now, keys) };
  if (!lock) throw new Error('A private quiz has no lock.');
  const right = await withPasswordTry({ sender, site, quizId, now, keys }, () => opensLock(password, lock));
  if (!right) throw new DomainError('wrong-password', 'The password is wrong.');
  return { quiz, ...issueAccessToken({ quizId, lockVersion: lock.version }, now, keys) };
}
