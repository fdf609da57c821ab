import { createHash } from 'node:crypto';
import type { Language } from '@domain/languages.ts';
import { TRANSLATION_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { TranslationContext } from '@domain/translation/context.ts';
import { db, endOf, inTransaction } from './firestore.ts';

/** Whose texts are translated, and how. */
export interface TranslationUse {
  quizId: string;
  context: TranslationContext;
  language: Language;
}

const keyOf = (text: string, context: TranslationContext): string =>
  createHash('sha256')
    .update(JSON.stringify([text, context]))
    .digest('base64url');
const refOf = ({ quizId, language }: TranslationUse) => db().doc(paths.quizTranslations(quizId, language));
type Stored = Readonly<Record<string, string>>;

/** Returns stored translations of a quiz by their original text, in one read. */
export async function fetchTranslations(texts: readonly string[], use: TranslationUse): Promise<Map<string, string>> {
  const stored = ((await refOf(use).get()).get('texts') ?? {}) as Stored;
  return new Map(
    texts.flatMap((text) => {
      const translated = stored[keyOf(text, use.context)];
      return translated === undefined ? [] : [[text, translated] as const];
    }),
  );
}

/** Stores translations of a quiz that is still there, and forgets those of texts that it has no more. */
export async function storeTranslations(
  translations: ReadonlyMap<string, string>,
  use: TranslationUse,
  { ofQuiz, now }: { ofQuiz: ReadonlyMap<TranslationContext, ReadonlySet<string>>; now: number },
): Promise<void> {
  const used = new Set(
    [...ofQuiz].flatMap(([context, texts]) => [...texts].map((text) => keyOf(text.trim(), context))),
  );
  await inTransaction(async (tx) => {
    const [quiz, stored] = await tx.getAll(db().doc(paths.quiz(use.quizId)), refOf(use));
    if (!quiz?.exists) return;
    const before = Object.entries((stored?.get('texts') ?? {}) as Stored).filter(([key]) => used.has(key));
    const added = [...translations].map(([text, translated]) => [keyOf(text, use.context), translated] as const);
    const texts: Stored = Object.fromEntries([...before, ...added]);
    tx.set(refOf(use), { texts, expiresAt: endOf(now, TRANSLATION_KEPT_S) });
  });
}
