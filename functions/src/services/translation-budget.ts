import { TRANSLATION_BUDGET } from '@domain/limits.ts';
import { isHidden } from '@domain/quiz/is-hidden.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { contentsOf } from '@domain/translation/contents.ts';
import type { TranslateInput } from '@domain/translation/translation.ts';
import { fetchQuizWithKey } from '../db/quizzes.ts';
import { takeTries } from '../db/rate-limits.ts';
import { isValidAccessToken } from './access-tokens.ts';
import type { Context } from './context.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { counterOf } from './rate-limits.ts';

/** Remembers no exhausted counter: where many characters are too many, a few may not be. */
const limiter = createRateLimiter(takeTries, { remembers: false });

/** Returns the quiz that the texts are said to be of, if the caller may see it. */
async function fetchOpenQuiz({ quizId, pass }: Asked, { now, keys }: Context): Promise<Quiz | null> {
  const stored = quizId === undefined ? null : await fetchQuizWithKey(quizId);
  if (!stored || isHidden(stored.quiz)) return null;
  const { quiz, key } = stored;
  const mayOpen =
    key.lockVersion !== null && isValidAccessToken(pass, { quizId: quiz.id, lockVersion: key.lockVersion }, now, keys);
  return quiz.isPublic || mayOpen ? quiz : null;
}

type Asked = Pick<TranslateInput, 'quizId' | 'pass'>;

/**
 * Returns the texts that may go to a provider: those of the quiz, within its owner's share and the day's budget. Counts
 * them even if the translation fails.
 */
export async function admitToProvider(texts: readonly string[], asked: Asked, context: Context): Promise<string[]> {
  const quiz = await fetchOpenQuiz(asked, context);
  if (!quiz) return [];
  const ofQuiz = contentsOf({ type: quiz.type, title: quiz.title, items: quiz.questions });
  const known = new Set([...ofQuiz.values()].flatMap((some) => [...some].map((text) => text.trim())));
  const admitted = texts.filter((text) => known.has(text));
  if (admitted.length === 0) return [];
  const amount = admitted.reduce((sum, text) => sum + text.length, 0);
  const { ofOne, ofAll } = TRANSLATION_BUDGET;
  const counters = [
    counterOf(ofOne, context.keys, 'translation', quiz.ownerId),
    counterOf(ofAll, context.keys, 'translation'),
  ];
  const refusal = await limiter.take(
    counters.map((counter) => ({ ...counter, amount })),
    context.now,
  );
  return refusal ? [] : admitted;
}
