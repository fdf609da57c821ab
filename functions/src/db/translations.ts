import { createHash } from 'node:crypto';
import type { Language } from '@domain/languages.ts';
import { TRANSLATION_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { TranslationContext } from '@domain/translation/translation.ts';
import { db, timestamp } from './firestore.ts';

/** Together with the text it names a stored translation. */
export interface TranslationUse {
  context: TranslationContext;
  language: Language;
}

const refOf = (text: string, { context, language }: TranslationUse) =>
  db().doc(
    paths.translation(
      createHash('sha256')
        .update(JSON.stringify([text, context, language]))
        .digest('hex'),
    ),
  );

/** Returns stored translations by their original text, in one read. */
export async function fetchTranslations(texts: readonly string[], use: TranslationUse): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (texts.length === 0) return found;
  const documents = await db().getAll(...texts.map((text) => refOf(text, use)));
  texts.forEach((text, index) => {
    const stored: unknown = documents[index]?.get('text');
    if (typeof stored === 'string') found.set(text, stored);
  });
  return found;
}

export async function storeTranslations(
  translations: ReadonlyMap<string, string>,
  use: TranslationUse,
  now: number,
): Promise<void> {
  const batch = db().batch();
  for (const [text, translated] of translations) {
    batch.set(refOf(text, use), {
      ...use,
      text: translated,
      createdAt: timestamp(now),
      expiresAt: timestamp(now + TRANSLATION_KEPT_S * 1000),
    });
  }
  await batch.commit();
}
