import type { Quiz } from '@domain/quiz/quiz.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import { contentsOf } from '@domain/translation/contents.ts';
import { recall } from '@domain/translation/memory.ts';
import type { TranslateInput } from '@domain/translation/translation.ts';
import { fetchQuizWithKey } from '../db/quizzes.ts';
import { fetchTranslations, storeTranslations, type TranslationUse } from '../db/translations.ts';
import { googleTranslationSettings } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { isValidAccessToken } from './access-tokens.ts';
import type { SenderContext } from './context.ts';
import { spendBudget } from './translation-budget.ts';
import { googleTranslator, type Translator } from './translation-google.ts';

/** How long a visitor's page may wait for the provider. */
const PROVIDER_TIMEOUT_MS = 3000;

type Asked = Omit<TranslateInput, 'text'>;
type Contents = ReturnType<typeof contentsOf>;
type Context = Pick<SenderContext, 'now' | 'keys' | 'site'>;

function configuredTranslator(): Translator | null {
  const settings = googleTranslationSettings();
  return settings && googleTranslator({ ...settings, timeoutMs: PROVIDER_TIMEOUT_MS });
}

/** Returns the quiz that the texts are said to be of, if the caller may see it. */
async function fetchOpenQuiz({ quizId, pass }: Asked, { now, keys }: Context): Promise<Quiz | null> {
  const stored = quizId === undefined ? null : await fetchQuizWithKey(quizId);
  if (!stored || isHidden(stored.quiz)) return null;
  const { quiz, key } = stored;
  const mayOpen =
    key.lockVersion !== null && isValidAccessToken(pass, { quizId: quiz.id, lockVersion: key.lockVersion }, now, keys);
  return quiz.isPublic || mayOpen ? quiz : null;
}

interface Use extends TranslationUse {
  ownerId: string;
  ofQuiz: Contents;
}

/** Requests the translations once and stores the result, which was paid for. A failure leaves the texts unchanged. */
async function askProvider(missing: readonly string[], use: Use, context: Context): Promise<Map<string, string>> {
  const translator = missing.length > 0 ? configuredTranslator() : null;
  const given = new Map<string, string>();
  if (!translator) return given;
  try {
    if (!(await spendBudget(missing, use.ownerId, context))) return given;
    const translated = await translator(missing, use.language);
    missing.forEach((text, index) => {
      given.set(text, translated[index] ?? text);
    });
    await storeTranslations(given, use, { ofQuiz: use.ofQuiz, now: context.now });
  } catch (error) {
    logFailure('translate-content', 'unavailable', error);
  }
  return given;
}

/** Translates texts of a quiz that the caller may see. Any other text is neither looked up nor sent anywhere. */
async function translateOfQuiz(texts: readonly string[], asked: Asked, context: Context): Promise<Map<string, string>> {
  const quiz = texts.length > 0 ? await fetchOpenQuiz(asked, context) : null;
  if (!quiz) return new Map();
  const { type, title, questions, ownerId, id: quizId } = quiz;
  const ofQuiz = contentsOf({ type, title, items: questions });
  const known = new Set([...ofQuiz.values()].flatMap((some) => [...some].map((text) => text.trim())));
  const own = texts.filter((text) => known.has(text));
  if (own.length === 0) return new Map();
  const use = { quizId, ownerId, ofQuiz, context: asked.context, language: asked.targetLanguage };
  const stored = await fetchTranslations(own, use);
  const missing = own.filter((text) => !stored.has(text));
  return new Map([...stored, ...(await askProvider(missing, use, context))]);
}

/** Returns texts in a language: from the app's own, the quiz's or the provider. Untranslatable ones stay unchanged. */
export async function translateTexts(texts: readonly string[], asked: Asked, context: Context): Promise<string[]> {
  const recalled = (text: string) => recall(text, asked.targetLanguage);
  const unknown = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !recalled(text));
  const translated = await translateOfQuiz(unknown, asked, context);
  return texts.map((text) => recalled(text) ?? translated.get(text.trim()) ?? text);
}
