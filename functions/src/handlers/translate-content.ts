import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { translateTexts } from '../services/translation.ts';
import type { SenderContext } from '../support/context.ts';

/** Gives the texts in the wanted language, in the shape they came in; what nobody can translate comes back as it was. */
export async function translateContent(
  { text, targetLanguage: language, context }: ParsedInputOf<'translate-content'>,
  { now }: SenderContext,
): Promise<OutputOf<'translate-content'>> {
  const translated = await translateTexts([text].flat(), { context, language }, now);
  return { translatedText: typeof text === 'string' ? (translated[0] ?? text) : translated };
}
